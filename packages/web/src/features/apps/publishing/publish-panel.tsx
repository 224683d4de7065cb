/** Publishes an app: publishing at the left; embed snippet, allowed sites and installs at the right. */

import { type Authentication, IdentityCard } from '../identity/identity-card.tsx';
import { type AllowedDomains, AllowedDomainsCard } from './allowed-domains.tsx';
import { EmbedCard } from './embed-card.tsx';
import { InstallsSeen } from './installs-seen.tsx';
import { PublishCard, type PublishCardProps } from './publish-card.tsx';
import classes from './publish-panel.module.css';

type PublishPanelProps = PublishCardProps & { domains: AllowedDomains; authentication: Authentication };

export const PublishPanel = ({ domains, authentication, ...card }: PublishPanelProps) => (
  <div className={classes.panels}>
    <PublishCard {...card} />
    <div className={classes.column}>
      {card.app.publishedAt && <EmbedCard appId={card.app.appId} />}
      <AllowedDomainsCard domains={domains} />
      {card.app.publishedAt && <InstallsSeen appId={card.app.appId} domains={domains} />}
      <IdentityCard app={card.app} authentication={authentication} />
    </div>
  </div>
);
