/** Serializes changes to the team, and checks the rights of the caller before and after. */
import { AppError, hasPermission } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { isDeactivated } from './availability/availability.policy.ts';
import { findMember } from './members/members.repository.ts';
import { grantsOf } from './roles/effective-roles.repository.ts';
import { mergeGrants } from './roles/grants.policy.ts';
import { lockRolesAndGroups } from './roles/roles.repository.ts';

/**
 * Locks the team until the transaction ends, and returns the caller with rights read under that lock: a
 * concurrent change may just have removed them.
 */
export async function lockTeam(tx: Tx, caller: Caller, now: Date): Promise<Caller> {
  const { tenantId, userId } = caller;
  await lockRolesAndGroups(tx, tenantId);
  const self = await findMember(tx, tenantId, userId);
  if (!self || isDeactivated(self, now)) throw new AppError('unauthenticated');
  const own = (await grantsOf(tx, tenantId, [userId])).get(userId) ?? mergeGrants([]);
  if (!hasPermission(own.rights, 'Invite Users')) throw new AppError('permission_denied');
  return { ...caller, ...own };
}

/** Called after a change, in its transaction: callers must not lose the right that allowed it. */
export async function requireOwnRights(tx: Tx, { tenantId, userId }: Caller): Promise<void> {
  const own = (await grantsOf(tx, tenantId, [userId])).get(userId);
  if (!own || !hasPermission(own.rights, 'Invite Users')) throw new AppError('own_rights');
}
