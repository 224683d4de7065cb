import type { UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import { needsSecondFactor } from '../../tenants/index.ts';
import { hasSecondFactor } from './second-factor.repository.ts';

export const SECOND_FACTOR_NEEDED =
  'Your workspace requires two-factor authentication, so you can’t remove it.';

/** Whether any tenant of the user needs one. */
export const isSecondFactorNeeded = async (tx: Tx, userId: UserId, now: Date): Promise<boolean> =>
  needsSecondFactor(tx, await activeTenantsOf(tx, userId, now));

/**
 * What a user must do after the first factor; undefined if that is enough. Needs a system transaction. A
 * session can switch between all tenants of its user, so one that needs a second factor is enough to ask.
 */
export async function secondFactorStep(
  tx: Tx,
  userId: UserId,
  now: Date,
): Promise<'enter' | 'setUp' | undefined> {
  if (await hasSecondFactor(tx, userId)) return 'enter';
  return (await isSecondFactorNeeded(tx, userId, now)) ? 'setUp' : undefined;
}
