/** How far a user has come through the onboarding. Needs a system transaction. */
import type { OnboardingState } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { users } from './users.tables.ts';

/** As stored, which may predate the current shape. */
export async function findOnboardingState(tx: Tx, userId: UserId): Promise<unknown> {
  const [found] = await tx.select({ state: users.onboardingState }).from(users).where(eq(users.id, userId));
  return found?.state ?? null;
}

export async function setOnboardingState(tx: Tx, userId: UserId, state: OnboardingState): Promise<void> {
  await tx.update(users).set({ onboardingState: state }).where(eq(users.id, userId));
}

/** A finished onboarding drops its state; a skipped one can be resumed. */
export async function setOnboardingStatus(
  tx: Tx,
  userId: UserId,
  status: 'finished' | 'skipped',
): Promise<void> {
  await tx
    .update(users)
    .set({ onboardingStatus: status, ...(status === 'finished' && { onboardingState: null }) })
    .where(eq(users.id, userId));
}
