/** What people stand above tenants with: system work, and only ever on the row of whoever asks. */
import type { OnboardingState } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';

/** As it was stored, which may be before its shape changed. */
export async function findOnboardingState(tx: Tx, userId: UserId): Promise<unknown> {
  const found = await tx.execute(sql`select onboarding_state as state from users where id = ${userId}`);
  return (found as unknown as { rows: { state: unknown }[] }).rows[0]?.state ?? null;
}

export async function setOnboardingState(tx: Tx, userId: UserId, state: OnboardingState): Promise<void> {
  await tx.execute(
    sql`update users set onboarding_state = ${JSON.stringify(state)}::jsonb where id = ${userId}`,
  );
}

/** Once it is finished there is nothing left to go on with; who skipped it may come back. */
export async function setOnboardingStatus(
  tx: Tx,
  userId: UserId,
  status: 'finished' | 'skipped',
): Promise<void> {
  await tx.execute(sql`update users set onboarding_status = ${status},
    onboarding_state = case when ${status} = 'finished' then null else onboarding_state end
    where id = ${userId}`);
}
