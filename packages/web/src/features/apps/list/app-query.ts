/** The app lists and their filters. */
import {
  type AppDateFilter,
  type AppStatusFilter,
  type AppType,
  archivedApps,
  listApps,
  sharedApps,
} from '@parrot/contract/apps';

/** In tab order. */
export const APP_TABS = ['mine', 'shared', 'sample', 'archived'] as const;
export type AppTab = (typeof APP_TABS)[number];
export type AppList = Exclude<AppTab, 'sample'>;

export const LIST_CALLS = { mine: listApps, shared: sharedApps, archived: archivedApps };

export type AppFilter = { types: AppType[]; statuses: AppStatusFilter[]; date: AppDateFilter | undefined };
export type AppQuery = AppFilter & { search: string };

export const isNarrowed = ({ search, types, statuses, date }: AppQuery): boolean =>
  search !== '' || types.length > 0 || statuses.length > 0 || date !== undefined;
