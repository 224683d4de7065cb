import type { Absence, TenantId, UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { userNames } from '../../users/index.ts';
import { findMember } from '../members/members.repository.ts';
import { presentAbsence } from './availability.policy.ts';

/** A member's current absence with end and reason; null if available or not a member. */
export async function absenceOf(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  now: Date,
): Promise<Absence | null> {
  const member = await findMember(tx, tenantId, userId);
  if (!member) return null;
  return presentAbsence(member, await userNames(tx, member.awayBy ? [member.awayBy] : []), now);
}
