/** Apps as cards. */
import { Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import type { StartAct } from '../actions/use-app-actions.tsx';
import { AppCard } from './app-card.tsx';
import classes from './app-grid.module.css';
import type { LongAppList } from './use-app-list.ts';

type AppGridProps = {
  apps: LongAppList;
  label: string;
  addressOf: (app: App) => string | undefined;
  onAct: StartAct;
};

export function AppGrid({ apps, label, addressOf, onAct }: AppGridProps) {
  const { drawn, total } = apps;
  return (
    <ul
      ref={drawn.setBody}
      className={classes.grid}
      aria-label={label}
      style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}
      data-stale={apps.first.isPlaceholderData || undefined}
      {...tourTarget('appList')}
    >
      {drawn.indexes.map((index) => {
        const app = apps.at(index);
        return (
          <li key={app?.appId ?? index} aria-setsize={total} aria-posinset={index + 1}>
            {app ? (
              <AppCard app={app} to={addressOf(app)} onAct={onAct} />
            ) : (
              <Skeleton height="100%" radius="lg" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
