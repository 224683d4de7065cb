/** Keys of authenticator apps and recovery codes. Needs a system transaction. */
import type { UserId } from '@parrot/contract/core';
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/index.ts';
import { passkeys, recoveryCodes, type TotpKeyRow, totpKeys } from '../accounts.tables.ts';

export async function findTotpKey(tx: Tx, userId: UserId): Promise<TotpKeyRow | undefined> {
  const [found] = await tx.select().from(totpKeys).where(eq(totpKeys.userId, userId));
  return found;
}

/** Replaces a key that was never confirmed; false if there is a confirmed one. */
export async function saveUnconfirmedKey(
  tx: Tx,
  userId: UserId,
  sealedKey: string,
  now: Date,
): Promise<boolean> {
  const saved = await tx
    .insert(totpKeys)
    .values({ userId, sealedKey, createdAt: now })
    .onConflictDoUpdate({
      target: totpKeys.userId,
      set: { sealedKey, createdAt: now },
      setWhere: isNull(totpKeys.confirmedAt),
    })
    .returning({ userId: totpKeys.userId });
  return saved.length > 0;
}

/** False if it is confirmed already, or was replaced. */
export async function confirmTotpKey(tx: Tx, key: TotpKeyRow, step: number, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(totpKeys)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(
      and(
        eq(totpKeys.userId, key.userId),
        eq(totpKeys.sealedKey, key.sealedKey),
        isNull(totpKeys.confirmedAt),
      ),
    )
    .returning({ userId: totpKeys.userId });
  return confirmed.length > 0;
}

/** False if a code of this step or a later one was used before. */
export async function useTotpStep(tx: Tx, userId: UserId, step: number): Promise<boolean> {
  const used = await tx
    .update(totpKeys)
    .set({ lastUsedStep: step })
    .where(and(eq(totpKeys.userId, userId), isNotNull(totpKeys.confirmedAt), lt(totpKeys.lastUsedStep, step)))
    .returning({ userId: totpKeys.userId });
  return used.length > 0;
}

export async function deleteTotpKey(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(totpKeys).where(eq(totpKeys.userId, userId));
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: UserId,
  codeHashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteRecoveryCodes(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export const countRecoveryCodes = (tx: Tx, userId: UserId): Promise<number> =>
  tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** False if it is not one of the user's. */
export async function useRecoveryCode(tx: Tx, userId: UserId, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Those of the users who have a second factor. */
export async function usersWithSecondFactor(tx: Tx, userIds: readonly UserId[]): Promise<Set<UserId>> {
  if (userIds.length === 0) return new Set();
  const withApp = tx
    .select({ userId: totpKeys.userId })
    .from(totpKeys)
    .where(and(inArray(totpKeys.userId, [...userIds]), isNotNull(totpKeys.confirmedAt)));
  const withPasskey = tx
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, [...userIds]));
  const rows = await union(withApp, withPasskey);
  return new Set(rows.map((row) => row.userId));
}

export const hasSecondFactor = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await usersWithSecondFactor(tx, [userId])).has(userId);

/** All of it: the app, the passkeys and the recovery codes. */
export async function deleteSecondFactor(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteTotpKey(tx, userId);
  await deleteRecoveryCodes(tx, userId);
}
