/** What the team may do with apps: tell to whom they are open, give and take them, and pass on what a leaver made. */
import { AppError } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { TeamNeeds } from '../../team/index.ts';
import { circleOf } from '../apps.policy.ts';
import { appsAmong, insertMembers } from '../apps.repository.ts';
import * as members from './app-members.repository.ts';

export type AppHeirs = Omit<TeamNeeds['apps'], 'openApps'>;

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
    if (await members.isAnyArchived(tx, keep)) throw new AppError('app_archived');
    await members.takeApps(tx, tenantId, userId, { among: before.map(({ appId }) => appId), keep });
    await insertMembers(tx, tenantId, userId, keep);
    const after = await members.appsGivenTo(tx, circle, userId);
    return { before: before.map(({ appName }) => appName), after: after.map(({ appName }) => appName) };
  },
});
