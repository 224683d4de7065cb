/** What the team may do with apps: tell to whom they are open, give and take them, and pass on what a leaver made. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { AppEntry, MemberApp } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import * as members from './app-members.repository.ts';
import { circleOf } from './apps.policy.ts';
import { appsAmong, insertMembers } from './apps.repository.ts';

type Page = { search: string; offset: number; limit: number };
type Person = { userId: UserId; name: string };

export type AppHeirs = {
  /** All the apps that the caller may open, by name. */
  listOpenApps(tx: Tx, caller: Caller, page: Page): Promise<{ items: AppEntry[]; total: number }>;
  /** The apps that somebody may open, as far as the caller may open them too. */
  listAppsOf(
    tx: Tx,
    caller: Caller,
    holder: { userId: UserId; allApps: boolean },
    page: Page,
  ): Promise<{ items: MemberApp[]; total: number }>;
  appsMadeBy(tx: Tx, tenantId: TenantId, userIds: readonly UserId[]): Promise<AppEntry[]>;
  /** The apps somebody made become the heir's; those they were given are open to them no more. */
  passOnApps(tx: Tx, caller: Caller, from: Person, heir: Person | undefined): Promise<void>;
  /** Replaces the apps given to somebody, as far as the caller may open them; tells their names before and after. */
  setAppMembers(
    tx: Tx,
    caller: Caller,
    userId: UserId,
    appIds: readonly AppId[],
  ): Promise<{ before: string[]; after: string[] }>;
};

export const createAppHeirs = ({ clock }: Pick<Platform, 'clock'>): AppHeirs => ({
  listOpenApps: (tx, caller, page) => members.listOpenApps(tx, circleOf(caller), page),
  listAppsOf: (tx, caller, holder, page) =>
    members.listMemberApps(
      tx,
      { reader: circleOf(caller), holder: circleOf(holder), userId: holder.userId },
      page,
    ),
  appsMadeBy: members.appsMadeBy,

  async passOnApps(tx, caller, from, heir) {
    const { tenantId } = caller;
    const made = await members.appsMadeBy(tx, tenantId, [from.userId]);
    await members.deleteMemberships(tx, tenantId, from.userId);
    if (!heir || made.length === 0) return;
    await members.setMaker(tx, tenantId, from.userId, heir.userId);
    await insertMembers(
      tx,
      tenantId,
      heir.userId,
      made.map(({ appId }) => appId),
    );
    await recordActivity(
      tx,
      caller,
      clock.now(),
      ...made.map(({ appId, appName }) => ({
        act: 'app.passedOn' as const,
        subjectId: appId,
        subjectName: appName,
        values: { before: from.name, after: heir.name },
      })),
    );
  },

  async setAppMembers(tx, caller, userId, appIds) {
    const { tenantId } = caller;
    const circle = circleOf(caller);
    const before = await members.appsGivenTo(tx, circle, userId);
    const wanted = await appsAmong(tx, circle, appIds);
    const keep = wanted.map(({ appId }) => appId);
    await members.takeApps(tx, tenantId, userId, { among: before.map(({ appId }) => appId), keep });
    await insertMembers(tx, tenantId, userId, keep);
    const after = await members.appsGivenTo(tx, circle, userId);
    return { before: before.map(({ appName }) => appName), after: after.map(({ appName }) => appName) };
  },
});
