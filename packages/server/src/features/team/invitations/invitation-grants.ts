/** What an invitation grants, and whether the inviter may grant it. */
import { AppError, type AppId, type GroupId, type RoleId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../../platform/index.ts';
import { groupsWithGrants } from '../groups/member-groups.repository.ts';
import { mayGrant, mayManageGroup } from '../roles/grants.policy.ts';
import { rolesByIds } from '../roles/roles.repository.ts';
import type { TeamDependencies } from '../team.dependencies.ts';

export type InvitationGrants = {
  roleIds: readonly RoleId[];
  appIds: readonly AppId[];
  groupIds: readonly GroupId[];
};

/** Returns the names of the roles. Throws if something does not exist or is not the caller's to grant. */
export async function requireGrantable(
  tx: Tx,
  caller: Caller,
  { roleIds, appIds, groupIds }: InvitationGrants,
  apps: Pick<TeamDependencies['apps'], 'visibleApps'>,
): Promise<string[]> {
  const roles = await rolesByIds(tx, caller.tenantId, [...new Set(roleIds)]);
  const groups = await groupsWithGrants(tx, caller.tenantId, groupIds);
  const groupAppIds = groups.flatMap((group) => group.appIds);
  const visibleApps = await apps.visibleApps(tx, caller, [...appIds, ...groupAppIds]);
  const open = new Set(visibleApps.map(({ appId }) => appId));
  const allThere =
    roles.length === new Set(roleIds).size &&
    groups.length === new Set(groupIds).size &&
    appIds.every((appId) => open.has(appId));
  if (!allThere) throw new AppError('not_found');
  const allOwn =
    roles.every((role) => mayGrant(caller, role)) &&
    groups.every((group) => mayManageGroup(caller, group, open));
  if (!allOwn) throw new AppError('permission_denied');
  return roles.map((role) => role.name);
}

/** Resending or withdrawing an invitation takes the same rights as sending it. */
export async function requireManageable(
  tx: Tx,
  caller: Caller,
  { roleIds, groupIds }: Pick<InvitationGrants, 'roleIds' | 'groupIds'>,
): Promise<void> {
  const roles = await rolesByIds(tx, caller.tenantId, roleIds);
  const groups = await groupsWithGrants(tx, caller.tenantId, groupIds);
  const promised = [...roles, ...groups.flatMap((group) => group.roles)];
  if (!promised.every((role) => mayGrant(caller, role))) throw new AppError('permission_denied');
}
