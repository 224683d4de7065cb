/** Who has access to an app, who could get it, and the app's activity. */
import type { Activity } from '@parrot/contract/activity';
import type { AppUser } from '@parrot/contract/apps';
import { AppError, type AppId, type GroupId, hasPermission } from '@parrot/contract/core';
import type { MemberEntry } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { activitiesOfApp } from '../../activity/index.ts';
import { groupsWithApp, groupsWithoutApp } from '../../team/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';
import { presentAppUser, presentMember } from './sharing.present.ts';
import { listAppUsers, listShareCandidates } from './sharing.repository.ts';

/** More are found by searching. */
const MAX_CANDIDATES = 50;

type Page = { offset: number; limit: number };
type Group = { groupId: GroupId; groupName: string };

export type AppUsersService = ReturnType<typeof createAppUsersService>;

export function createAppUsersService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** Runs work on an app that the caller can see, archived or not. */
  const withVisibleApp = <T>(caller: Caller, appId: AppId, work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.tenant(caller.tenantId, async (tx) => {
      if (!(await findApp(tx, appId, appScopeOf(caller)))) throw new AppError('not_found');
      return work(tx);
    });

  return {
    list: (
      caller: Caller,
      appId: AppId,
      { search, offset, limit }: Page & { search: string },
    ): Promise<{ items: AppUser[]; total: number; offset: number; groups: Group[] }> =>
      withVisibleApp(caller, appId, async (tx) => {
        const page = { search: search.trim(), offset, limit };
        const { items, total } = await listAppUsers(tx, caller.tenantId, appId, page);
        return { items: items.map(presentAppUser), total, offset, groups: await groupsWithApp(tx, appId) };
      }),

    candidates: (
      caller: Caller,
      appId: AppId,
      search: string,
    ): Promise<{ users: MemberEntry[]; groups: Group[] }> =>
      withVisibleApp(caller, appId, async (tx) => {
        const query = { search: search.trim(), now: clock.now(), limit: MAX_CANDIDATES };
        const users = await listShareCandidates(tx, caller.tenantId, appId, query);
        return {
          users: users.map(presentMember),
          groups: await groupsWithoutApp(tx, caller.tenantId, appId, query),
        };
      }),

    activity: (
      caller: Caller,
      appId: AppId,
      { offset, limit }: Page,
    ): Promise<{ items: Activity[]; total: number; offset: number }> =>
      withVisibleApp(caller, appId, async (tx) => {
        const { items, total } = await activitiesOfApp(tx, appId, { offset, limit });
        // Only those who manage users see addresses and devices.
        const maySeeAddresses = hasPermission(caller.rights, 'Invite Users');
        const shown = maySeeAddresses
          ? items
          : items.map((item) => ({ ...item, ipAddress: '', userAgent: '' }));
        return { items: shown, total, offset };
      }),
  };
}
