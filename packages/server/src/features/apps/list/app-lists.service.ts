/** The lists of apps: one's own, others' that are open, and those that were put away. */
import type { App, AppCounts, AppDateFilter, AppStatusFilter, AppType } from '@parrot/contract/apps';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { userNames } from '../../users/index.ts';
import { appScopeOf } from '../apps.policy.ts';
import { presentApp } from '../apps.present.ts';
import { SAMPLES } from '../samples/samples.ts';
import { listOpenApps } from '../sharing/app-members.repository.ts';
import type { HasUnpublishedChanges } from '../versions/unpublished-changes.ts';
import { dateRangeOf, listReaderOf, statusesFor } from './app-lists.policy.ts';
import { type AppList, countLists, listApps } from './app-lists.repository.ts';

type Page = { offset: number; limit: number };
type Query = Page & {
  search: string;
  types?: AppType[];
  statuses?: AppStatusFilter[];
  date?: AppDateFilter | undefined;
  timeZone?: string;
};
type Listed = { items: App[]; total: number; offset: number; counts: AppCounts };

export type AppLists = ReturnType<typeof createAppLists>;

export function createAppLists(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  hasUnpublishedChanges: HasUnpublishedChanges,
) {
  return {
    list: (caller: Caller, list: AppList, query: Query): Promise<Listed> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { search, types = [], statuses = [], date, timeZone = 'UTC', offset, limit } = query;
        const now = clock.now();
        const { items, total } = await listApps(tx, listReaderOf(caller, now, timeZone), list, {
          search: search.trim(),
          types,
          statuses: statusesFor(statuses),
          edited: dateRangeOf(date, now, timeZone),
          offset,
          limit,
        });
        const people = items.flatMap(({ app }) => [app.updatedBy, app.createdBy]);
        const names = await userNames(tx, people);
        const presented: App[] = [];
        for (const item of items)
          presented.push(presentApp(item, names, caller.userId, await hasUnpublishedChanges(tx, item.app)));
        return { items: presented, total, offset, counts: await countAll(tx, caller) };
      }),

    /** Every app that is open to the caller and in use, by name. */
    choices: (caller: Caller, { search, offset, limit }: Page & { search: string }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const page = { search: search.trim(), offset, limit };
        return { ...(await listOpenApps(tx, appScopeOf(caller), page)), offset };
      }),

    counts: (caller: Caller): Promise<AppCounts> =>
      database.tenant(caller.tenantId, (tx) => countAll(tx, caller)),
  };
}

const countAll = async (tx: Tx, caller: Caller): Promise<AppCounts> => ({
  ...(await countLists(tx, { circle: appScopeOf(caller), userId: caller.userId })),
  sample: SAMPLES.length,
});
