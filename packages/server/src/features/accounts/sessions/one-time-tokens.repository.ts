/** Single-use, short-lived tokens of login redirects and mailed links. Needs a system transaction. */
import { HOUR_MS, LIMITS, MINUTE_MS, type UserId } from '@parrot/contract/core';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { hashSecretToken, newSecretToken, type Tx } from '../../../platform/index.ts';
import { oneTimeTokens, type TokenKind } from '../accounts.tables.ts';

const LIFETIME_MS: Record<TokenKind, number> = {
  redirect: LIMITS.redirectTokenSeconds * 1_000,
  verify: LIMITS.verificationHours * HOUR_MS,
  reset: LIMITS.passwordResetMinutes * MINUTE_MS,
  secondFactor: LIMITS.secondFactorMinutes * MINUTE_MS,
  signIn: LIMITS.secondFactorMinutes * MINUTE_MS,
};
const MAILED: readonly TokenKind[] = ['verify', 'reset'];

/** A new mailed link replaces earlier ones; sign-ins of several windows coexist. */
export async function issueToken(tx: Tx, kind: TokenKind, userId: UserId, now: Date): Promise<string> {
  if (MAILED.includes(kind)) {
    await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)));
  }
  const token = newSecretToken();
  await tx.insert(oneTimeTokens).values({
    tokenHash: hashSecretToken(token),
    kind,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[kind]),
  });
  return token;
}

/** The owner on first use; undefined otherwise. */
export async function useToken(
  tx: Tx,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<UserId | undefined> {
  const used = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isUsable(kind, token, now))
    .returning({ userId: oneTimeTokens.userId });
  return used[0]?.userId;
}

/** The owner of a token that is not used up yet; undefined otherwise. */
export async function findTokenOwner(
  tx: Tx,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<UserId | undefined> {
  const [found] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isUsable(kind, token, now));
  return found?.userId;
}

const isUsable = (kind: TokenKind, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashSecretToken(token)),
    eq(oneTimeTokens.kind, kind),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );

export async function deleteTokensOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

export async function deleteTokensBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, moment));
}
