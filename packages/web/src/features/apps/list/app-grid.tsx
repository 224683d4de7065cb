/** Apps as cards. */
import { Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import type { StartAction } from '../actions/use-app-actions.tsx';
import { AppCard } from './app-card.tsx';
import classes from './app-grid.module.css';
import type { LongAppList } from './use-app-list.ts';

type AppGridProps = {
  apps: LongAppList;
  label: string;
  addressOf: (app: App) => string | undefined;
  onAction: StartAction;
};

export function AppGrid({ apps, label, addressOf, onAction }: AppGridProps) {
  const { visible, total } = apps;
  return (
    <ul
      ref={visible.body}
      className={classes.grid}
      aria-label={label}
      style={{ paddingTop: visible.before, paddingBottom: visible.after }}
      data-stale={apps.first.isPlaceholderData || undefined}
      {...tourTarget('appList')}
    >
      {visible.indexes.map((index) => {
        const app = apps.at(index);
        return (
          <li key={app?.appId ?? index} aria-setsize={total} aria-posinset={index + 1}>
            {app ? (
              <AppCard app={app} to={addressOf(app)} onAction={onAction} />
            ) : (
              <Skeleton height="100%" radius="lg" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
