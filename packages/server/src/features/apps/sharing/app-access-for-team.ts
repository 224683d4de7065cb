/**
 * What the team slice does with apps: list who has access, share and unshare them, and transfer those of a
 * leaving member.
 */
import { AppError } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { TeamDependencies } from '../../team/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { addUserToApps, findAppNames } from '../apps.repository.ts';
import * as members from './app-members.repository.ts';

export type AppAccessForTeam = Omit<TeamDependencies['apps'], 'visibleApps'>;

export const createAppAccessForTeam = ({ clock }: Pick<Platform, 'clock'>): AppAccessForTeam => ({
  listVisibleApps: (tx, caller, page) => members.listVisibleApps(tx, appScopeOf(caller), page),
  listMemberApps: (tx, caller, member, page) =>
    members.listMemberApps(
      tx,
      { reader: appScopeOf(caller), member: appScopeOf(member), userId: member.userId },
      page,
    ),
  listAppsOwnedBy: members.listAppsOwnedBy,

  async transferApps(tx, caller, from, successor) {
    const { tenantId } = caller;
    const owned = await members.listAppsOwnedBy(tx, tenantId, [from.userId]);
    await members.removeFromAllApps(tx, tenantId, from.userId);
    if (!successor || owned.length === 0) return;
    await members.setOwner(tx, tenantId, from.userId, successor.userId);
    await addUserToApps(
      tx,
      tenantId,
      successor.userId,
      owned.map(({ appId }) => appId),
    );
    await recordActivity(
      tx,
      caller,
      clock.now(),
      ...owned.map(({ appId, appName }) => ({
        action: 'app.passedOn' as const,
        subjectId: appId,
        subjectName: appName,
        values: { before: from.name, after: successor.name },
      })),
    );
  },

  async setAppMembers(tx, caller, userId, appIds) {
    const { tenantId } = caller;
    const scope = appScopeOf(caller);
    const before = await members.listAppsSharedWith(tx, scope, userId);
    const visible = await findAppNames(tx, scope, appIds);
    const keep = visible.map(({ appId }) => appId);
    if (await members.isAnyArchived(tx, keep)) throw new AppError('app_archived');
    await members.removeFromApps(tx, tenantId, userId, { among: before.map(({ appId }) => appId), keep });
    await addUserToApps(tx, tenantId, userId, keep);
    const after = await members.listAppsSharedWith(tx, scope, userId);
    return { before: before.map(({ appName }) => appName), after: after.map(({ appName }) => appName) };
  },
});
