import type { UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import { needsSecondFactor } from '../../tenants/index.ts';
import { usersWithSecondFactor } from './second-factor.repository.ts';

/**
 * What a user must do after the first factor; undefined if that is enough. Needs a system transaction. A
 * session can switch between all tenants of its user, so one that needs a second factor is enough to ask.
 */
export async function secondFactorStep(
  tx: Tx,
  userId: UserId,
  now: Date,
): Promise<'enter' | 'setUp' | undefined> {
  if ((await usersWithSecondFactor(tx, [userId])).has(userId)) return 'enter';
  return (await needsSecondFactor(tx, await activeTenantsOf(tx, userId, now))) ? 'setUp' : undefined;
}
