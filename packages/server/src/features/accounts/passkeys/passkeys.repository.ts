/** Passkeys, and the challenges that their devices sign. Needs a system transaction. */
import { newId, type PasskeyId, type UserId } from '@parrot/contract/core';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { hashSecretToken, type Tx } from '../../../platform/index.ts';
import { type PasskeyRow, passkeyChallenges, passkeys } from '../accounts.tables.ts';

export const passkeysOf = (tx: Tx, userId: UserId): Promise<PasskeyRow[]> =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

type NewPasskey = Omit<PasskeyRow, 'id' | 'lastUsedAt'>;

/** False if the credential is known already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const made = await tx
    .insert(passkeys)
    .values({ id: newId('pky'), ...passkey })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return made.length > 0;
}

/** False if it is not one of the user's. */
export async function renamePasskey(tx: Tx, userId: UserId, id: PasskeyId, name: string): Promise<boolean> {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

export async function deletePasskey(tx: Tx, userId: UserId, id: PasskeyId): Promise<void> {
  await tx.delete(passkeys).where(isOwn(userId, id));
}

const isOwn = (userId: UserId, id: PasskeyId) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** False if the device counted no further since: then it may be a copy. Many devices don't count at all. */
export async function recordUse(tx: Tx, id: PasskeyId, counter: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function insertChallenge(
  tx: Tx,
  { challenge, userId, expiresAt }: { challenge: string; userId: UserId | null; expiresAt: Date },
): Promise<void> {
  await tx.insert(passkeyChallenges).values({ challengeHash: hashSecretToken(challenge), userId, expiresAt });
}

/** True once, for the user it was made for. */
export async function useChallenge(
  tx: Tx,
  challenge: string,
  userId: UserId,
  { orAnyone, now }: { orAnyone: boolean; now: Date },
): Promise<boolean> {
  const used = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecretToken(challenge)),
        orAnyone
          ? or(eq(passkeyChallenges.userId, userId), isNull(passkeyChallenges.userId))
          : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ userId: passkeyChallenges.userId });
  return used.length > 0;
}

export async function deleteChallengesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, moment));
}
