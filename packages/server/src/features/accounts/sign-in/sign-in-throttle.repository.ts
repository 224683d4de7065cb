/** Needs a system transaction. Subjects are stored as hashes for privacy. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { hashSecretToken, type Tx } from '../../../platform/index.ts';
import { signInTries } from '../accounts.tables.ts';
import type { SignInAttempts } from './sign-in-throttle.policy.ts';

/**
 * One row per subject, locked until the transaction ends, so that concurrent attempts are counted one by one.
 */
export async function lockAttempts(tx: Tx, subject: string, now: Date): Promise<SignInAttempts> {
  const subjectHash = hashSecretToken(subject);
  const [locked] = await tx
    .insert(signInTries)
    .values({ subjectHash, wrongTries: 0, lastTryAt: now })
    .onConflictDoUpdate({
      target: signInTries.subjectHash,
      set: { wrongTries: sql`sign_in_tries.wrong_tries` },
    })
    .returning();
  if (!locked) throw new Error('upserting sign-in attempts returned no row');
  return locked;
}

export async function saveAttempts(tx: Tx, subject: string, attempts: SignInAttempts): Promise<void> {
  await tx
    .update(signInTries)
    .set(attempts)
    .where(eq(signInTries.subjectHash, hashSecretToken(subject)));
}

export async function deleteAttempts(tx: Tx, subject: string): Promise<void> {
  await tx.delete(signInTries).where(eq(signInTries.subjectHash, hashSecretToken(subject)));
}

/** Reverts one attempt that succeeded. */
export async function revertAttempt(tx: Tx, subject: string, allowed: number): Promise<void> {
  await tx
    .update(signInTries)
    .set({
      wrongTries: sql`greatest(${signInTries.wrongTries} - 1, 0)`,
      lockedUntil: sql`case when ${signInTries.wrongTries} - 1 < ${allowed} then null else ${signInTries.lockedUntil} end`,
    })
    .where(eq(signInTries.subjectHash, hashSecretToken(subject)));
}

export async function deleteAttemptsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx
    .delete(signInTries)
    .where(
      and(
        lt(signInTries.lastTryAt, moment),
        or(isNull(signInTries.lockedUntil), lt(signInTries.lockedUntil, moment)),
      ),
    );
}
