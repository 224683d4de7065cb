/**
 * Publishes an app. Once it is published, who may use it is below, and how to install it at the right.
 */

import { type Authentication, IdentityCard } from '../identity/identity-card.tsx';
import { type AllowedDomains, AllowedDomainsCard } from './allowed-domains.tsx';
import { EmbedCard } from './embed-card.tsx';
import { InstallsSeen } from './installs-seen.tsx';
import { PublishCard, type PublishCardProps } from './publish-card.tsx';
import classes from './publish-panel.module.css';

type PublishPanelProps = PublishCardProps & { domains: AllowedDomains; authentication: Authentication };

export function PublishPanel({ domains, authentication, ...card }: PublishPanelProps) {
  const { app } = card;
  const access = (
    <>
      <AllowedDomainsCard domains={domains} />
      <IdentityCard app={app} authentication={authentication} />
    </>
  );
  return (
    <div className={classes.panels}>
      <div className={classes.column}>
        <PublishCard {...card} />
        {app.publishedAt && access}
      </div>
      <div className={classes.column}>
        {app.publishedAt ? (
          <>
            <EmbedCard appId={app.appId} />
            <InstallsSeen appId={app.appId} domains={domains} />
          </>
        ) : (
          access
        )}
      </div>
    </div>
  );
}
