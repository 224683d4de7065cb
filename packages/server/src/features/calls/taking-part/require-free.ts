import { AppError, type CallId, type UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { isInOtherCall, lockCallsOf } from '../calls.repository.ts';

/** A member takes part in one call at a time; `joined` is the one to join. */
export async function requireFree(tx: Tx, userId: UserId, joined?: CallId): Promise<void> {
  await lockCallsOf(tx, userId);
  if (await isInOtherCall(tx, userId, joined))
    throw new AppError('call_busy', { message: 'You’re on another call. End it first.' });
}
