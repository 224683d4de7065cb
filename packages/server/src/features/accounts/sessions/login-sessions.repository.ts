/** Login sessions and their refresh tokens. Needs a system transaction. */
import {
  DAY_MS,
  LIMITS,
  type LoginSessionId,
  newId,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { hashSecretToken, newSecretToken, type Tx } from '../../../platform/index.ts';
import { type EndReason, type LoginSessionRow, loginSessions, refreshTokens } from '../accounts.tables.ts';

const LIFETIME_MS = LIMITS.refreshTokenDays * DAY_MS;

export type NewLoginSession = {
  userId: UserId;
  tenantId: TenantId;
  userAgent: string;
  ip: string;
  at: Date;
};

export async function insertLoginSession(
  tx: Tx,
  { at, ...session }: NewLoginSession,
): Promise<LoginSessionId> {
  const id = newId('ses');
  await tx.insert(loginSessions).values({
    id,
    ...session,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  });
  return id;
}

export async function issueRefreshToken(tx: Tx, sessionId: LoginSessionId, now: Date): Promise<string> {
  const token = newSecretToken();
  await tx.insert(refreshTokens).values({ tokenHash: hashSecretToken(token), sessionId, createdAt: now });
  return token;
}

export type LockedRefreshToken = { session: LoginSessionRow; replacedAt: Date | null };

/**
 * Locks the row until the transaction ends, so that of two requests with one token the second sees the first
 * one's change.
 */
export async function lockRefreshToken(tx: Tx, token: string): Promise<LockedRefreshToken | undefined> {
  const [found] = await tx
    .select({ session: loginSessions, replacedAt: refreshTokens.replacedAt })
    .from(refreshTokens)
    .innerJoin(loginSessions, eq(loginSessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, hashSecretToken(token)))
    .for('update');
  return found;
}

/** The first replacement counts: reusing a replaced token must not extend its leeway. */
export async function markReplaced(tx: Tx, token: string, now: Date): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(and(eq(refreshTokens.tokenHash, hashSecretToken(token)), isNull(refreshTokens.replacedAt)));
}

export async function extendLoginSession(tx: Tx, sessionId: LoginSessionId, now: Date): Promise<void> {
  await tx
    .update(loginSessions)
    .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
    .where(eq(loginSessions.id, sessionId));
}

export async function moveLoginSession(tx: Tx, sessionId: LoginSessionId, tenantId: TenantId): Promise<void> {
  await tx.update(loginSessions).set({ tenantId }).where(eq(loginSessions.id, sessionId));
}

export type EndedSession = Pick<LoginSessionRow, 'id' | 'userId' | 'tenantId'>;

/** One session, or all of a user's, optionally only in one tenant or all but one. */
export type WhichSessions =
  | { sessionId: LoginSessionId; userId?: UserId }
  | { userId: UserId; tenantId?: TenantId; except?: LoginSessionId };

/** Returns those that were still active. */
export async function endLoginSessions(
  tx: Tx,
  which: WhichSessions,
  reason: EndReason,
  now: Date,
): Promise<EndedSession[]> {
  return tx
    .update(loginSessions)
    .set({ endedAt: now, endedReason: reason })
    .where(and(matchesSessions(which), isActive(now)))
    .returning({
      id: loginSessions.id,
      userId: loginSessions.userId,
      tenantId: loginSessions.tenantId,
    });
}

const matchesSessions = (which: WhichSessions) =>
  'sessionId' in which
    ? and(
        eq(loginSessions.id, which.sessionId),
        which.userId === undefined ? undefined : eq(loginSessions.userId, which.userId),
      )
    : and(
        eq(loginSessions.userId, which.userId),
        which.tenantId === undefined ? undefined : eq(loginSessions.tenantId, which.tenantId),
        which.except === undefined ? undefined : ne(loginSessions.id, which.except),
      );

const isActive = (now: Date) => and(isNull(loginSessions.endedAt), gt(loginSessions.expiresAt, now));

/** A user's active sessions, the last used first. */
export async function activeSessionsOf(tx: Tx, userId: UserId, now: Date): Promise<LoginSessionRow[]> {
  return tx
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.userId, userId), isActive(now)))
    .orderBy(desc(loginSessions.lastUsedAt), desc(loginSessions.createdAt), desc(loginSessions.id));
}

/** Refresh tokens are deleted with their sessions. */
export async function deleteSessionsEndedBefore(tx: Tx, moment: Date): Promise<void> {
  await tx
    .delete(loginSessions)
    .where(or(lt(loginSessions.expiresAt, moment), lt(loginSessions.endedAt, moment)));
}
