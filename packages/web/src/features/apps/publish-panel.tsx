/** Puts an app before visitors: publish, the line to paste, the page to try it on. */
import type { App } from '@parrot/contract/apps';
import { EmbedCard } from './embed-card.tsx';
import { PublishCard } from './publish-card.tsx';
import classes from './publish-panel.module.css';

export const PublishPanel = ({ app }: { app: App }) => (
  <div className={classes.panels}>
    <PublishCard app={app} />
    {app.publishedAt && <EmbedCard appId={app.appId} />}
  </div>
);
