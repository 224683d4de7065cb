/** Changes of rights in a tenant, one at a time, never leaving it without an owner. */
import { AppError, type TenantId, type UserId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../../platform/index.ts';
import { lockTeam } from '../lock-team.ts';
import { grantsOf } from '../roles/effective-roles.repository.ts';
import { type Granted, mayManage, mergeGrants } from '../roles/grants.policy.ts';
import { type FoundMember, findMember } from './members.repository.ts';
import { hasOwner } from './owners.repository.ts';

/** The member to change, if the caller may; the team is locked until the transaction ends. */
export async function lockMember(
  tx: Tx,
  caller: Caller,
  userId: UserId,
  now: Date,
): Promise<{ member: FoundMember; own: Granted }> {
  const { tenantId } = caller;
  const own = await lockTeam(tx, caller, now);
  const member = await findMember(tx, tenantId, userId);
  if (!member) throw new AppError('not_found');
  const theirs = (await grantsOf(tx, tenantId, [userId])).get(userId) ?? mergeGrants([]);
  if (!mayManage(own, theirs)) throw new AppError('permission_denied');
  return { member, own };
}

/** Called after a change that may have removed the last owner. */
export async function requireOwnerLeft(tx: Tx, tenantId: TenantId, now: Date): Promise<void> {
  if (!(await hasOwner(tx, tenantId, now))) throw new AppError('last_owner');
}
