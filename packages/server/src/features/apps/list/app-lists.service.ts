/** The lists of apps: owned, shared and archived. */
import type { App, AppCounts, AppDateFilter, AppStatusFilter, AppType } from '@parrot/contract/apps';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { SAMPLES } from '../samples/samples.ts';
import { listVisibleApps } from '../sharing/app-members.repository.ts';
import { dateRangeOf, statusesFor } from './app-lists.policy.ts';
import { type AppList, countLists, type ListReader, listApps } from './app-lists.repository.ts';
import type { PresentApps } from './present-apps.ts';

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
  presentApps: PresentApps,
) {
  return {
    list: (caller: Caller, list: AppList, query: Query): Promise<Listed> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { search, types = [], statuses = [], date, timeZone = 'UTC', offset, limit } = query;
        const { items, total } = await listApps(tx, readerOf(caller), list, {
          search: search.trim(),
          types,
          statuses: statusesFor(statuses),
          edited: dateRangeOf(date, clock.now(), timeZone),
          offset,
          limit,
        });
        const presented = await presentApps(tx, caller, items, timeZone);
        return { items: presented, total, offset, counts: await countAll(tx, caller) };
      }),

    /** Every app that the caller can see and that is not archived, by name. */
    choices: (caller: Caller, { search, offset, limit }: Page & { search: string }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const page = { search: search.trim(), offset, limit };
        return { ...(await listVisibleApps(tx, appScopeOf(caller), page)), offset };
      }),

    counts: (caller: Caller): Promise<AppCounts> =>
      database.tenant(caller.tenantId, (tx) => countAll(tx, caller)),
  };
}

const countAll = async (tx: Tx, caller: Caller): Promise<AppCounts> => ({
  ...(await countLists(tx, readerOf(caller))),
  sample: SAMPLES.length,
});

const readerOf = (caller: Caller): ListReader => ({ scope: appScopeOf(caller), userId: caller.userId });
