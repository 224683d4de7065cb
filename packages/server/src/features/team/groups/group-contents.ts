/** A group's contents, from the request to what is stored. */
import {
  AppError,
  type AppId,
  type GroupId,
  type RoleId,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import type { GroupDraft } from '@parrot/contract/team';
import type { Tx } from '../../../platform/index.ts';
import { type Granted, mayGrant } from '../roles/grants.policy.ts';
import { rolesByIds } from '../roles/roles.repository.ts';
import type { RoleRow } from '../team.tables.ts';
import * as contents from './group-contents.repository.ts';
import type { OpenApps } from './groups.present.ts';

export type GroupContents = { userIds: UserId[]; roles: RoleRow[]; appIds: AppId[] };
export const EMPTY_CONTENTS: GroupContents = { userIds: [], roles: [], appIds: [] };

export type ContentsChange = { joined: UserId[]; left: UserId[]; grantsChanged: boolean; affected: UserId[] };

/** The members, roles and apps of a draft. All must exist and be the caller's to grant. */
export async function resolveContents(
  tx: Tx,
  tenantId: TenantId,
  own: Granted,
  draft: Pick<GroupDraft, 'userIds' | 'roleIds' | 'appIds'>,
  open: OpenApps,
): Promise<GroupContents> {
  const userIds = [...new Set(draft.userIds)];
  const roleIds = [...new Set(draft.roleIds)];
  const appIds = [...new Set(draft.appIds)];
  const roles = await rolesByIds(tx, tenantId, roleIds);
  const members = await contents.membersAmong(tx, tenantId, userIds);
  const allThere =
    roles.length === roleIds.length &&
    members.length === userIds.length &&
    appIds.every((appId) => open.has(appId));
  if (!allThere) throw new AppError('not_found');
  if (roles.some((role) => role.builtInKey === 'owner'))
    throw new AppError('bad_input', {
      fields: { roleIds: 'The Owner role can be given to people, not to groups.' },
    });
  if (!roles.every((role) => mayGrant(own, role))) throw new AppError('permission_denied');
  return { userIds, roles: roles.sort((a, b) => a.name.localeCompare(b.name)), appIds };
}

export async function readContents(tx: Tx, groupId: GroupId): Promise<GroupContents> {
  const grants = (await contents.grantsOfGroups(tx, [groupId])).get(groupId);
  return { ...EMPTY_CONTENTS, ...grants, userIds: await contents.groupMemberIds(tx, groupId) };
}

/** Stores the difference and returns whom it affects. */
export async function saveContents(
  tx: Tx,
  key: contents.GroupKey,
  before: GroupContents,
  after: GroupContents,
): Promise<ContentsChange> {
  const joined = without(after.userIds, before.userIds);
  const left = without(before.userIds, after.userIds);
  const rolesChanged = !isSame(idsOf(before.roles), idsOf(after.roles));
  const appsChanged = !isSame(before.appIds, after.appIds);
  await contents.removeGroupMembers(tx, key, left);
  await contents.addGroupMembers(tx, key, joined);
  if (rolesChanged) await contents.replaceGroupRoles(tx, key, idsOf(after.roles));
  if (appsChanged) await contents.replaceGroupApps(tx, key, after.appIds);
  const grantsChanged = rolesChanged || appsChanged;
  return {
    joined,
    left,
    grantsChanged,
    affected: grantsChanged ? [...after.userIds, ...left] : [...joined, ...left],
  };
}

const idsOf = (roles: readonly RoleRow[]): RoleId[] => roles.map((role) => role.id);

function without<Id>(ids: readonly Id[], others: readonly Id[]): Id[] {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

const isSame = <Id>(one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && without(one, other).length === 0;
