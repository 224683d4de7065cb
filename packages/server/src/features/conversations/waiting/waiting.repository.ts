/** Visitors who wait for an agent, in the order in which they are served, and how fast the desk has been lately. */
import type { AppId, ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions } from '../conversations.tables.ts';
import type { Taken } from './waiting.policy.ts';

export type WaitingSession = {
  id: UserSessionId;
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  versionId: VersionId;
  waitingSince: Date | null;
};

/** Visitors further back are told their position when they ask, not whenever it changes. */
const MOST_IN_LINE = 20_000;
const MOST_ASSIGNED_AT_ONCE = 2_000;
/** Written out, so that the partial indexes apply. */
const isUnassigned = sql`${userSessions.status} = 'UNASSIGNED'`;
/** A visitor who left keeps the conversation, and is back in line at the old place on return. */
const isInLine = and(isUnassigned, isNull(userSessions.visitorLeftAt));

export const visitorsInQueue = (tx: Tx, appId: AppId): Promise<WaitingSession[]> =>
  waiting(tx, and(isInLine, eq(userSessions.appId, appId)), MOST_IN_LINE);

/** Those an agent can do something for: visitors in line, and those who wait for an answer by mail. */
export const assignableSessions = (tx: Tx, appId: AppId): Promise<WaitingSession[]> =>
  waiting(
    tx,
    and(
      isUnassigned,
      eq(userSessions.appId, appId),
      or(isNull(userSessions.visitorLeftAt), eq(userSessions.answersByEmail, true)),
    ),
    MOST_ASSIGNED_AT_ONCE,
  );

const waiting = (tx: Tx, which: SQL | undefined, most: number): Promise<WaitingSession[]> =>
  tx
    .select({
      id: userSessions.id,
      tenantId: userSessions.tenantId,
      appId: userSessions.appId,
      conversationId: userSessions.conversationId,
      versionId: userSessions.versionId,
      waitingSince: userSessions.waitingSince,
    })
    .from(userSessions)
    .where(which)
    .orderBy(asc(userSessions.waitingSince), asc(userSessions.id))
    .limit(most);

/** How many of the app are in line before a session, and since when the first of them waits. */
export async function queueBefore(
  tx: Tx,
  { id, appId, waitingSince }: Pick<WaitingSession, 'id' | 'appId' | 'waitingSince'>,
): Promise<{ before: number; firstSince: Date | null }> {
  const [found] = await tx
    .select({ before: count(), firstSince: min(userSessions.waitingSince) })
    .from(userSessions)
    .where(
      and(
        isInLine,
        eq(userSessions.appId, appId),
        sql`(${userSessions.waitingSince}, ${userSessions.id}) < (${waitingSince?.toISOString() ?? null}::timestamptz, ${id})`,
      ),
    );
  return { before: found?.before ?? 0, firstSince: found?.firstSince ?? waitingSince };
}

/** Apps in which a visitor waits, of one tenant or, as system work, of all. */
export const appsWithWaiting = (
  tx: Tx,
): Promise<Pick<WaitingSession, 'tenantId' | 'appId' | 'versionId'>[]> =>
  tx
    .selectDistinct({
      tenantId: userSessions.tenantId,
      appId: userSessions.appId,
      versionId: userSessions.versionId,
    })
    .from(userSessions)
    .where(isUnassigned);

/** What was taken from the line of an app since then, the latest first. */
export async function recentlyTaken(tx: Tx, appId: AppId, since: Date, most: number): Promise<Taken[]> {
  const at = sql<string>`${userSessions.assignment} ->> 'at'`;
  const waitedSeconds = sql<number>`(${userSessions.assignment} ->> 'waitedSeconds')::int`;
  const rows = await tx
    .select({ at, waitedSeconds, agentId: userSessions.agentId })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.appId, appId),
        isNotNull(userSessions.assignment),
        // Times are stored as ISO texts, which sort as they compare.
        gte(at, since.toISOString()),
        // A conversation taken from the bot was not in line.
        gt(waitedSeconds, 0),
      ),
    )
    .orderBy(desc(at))
    .limit(most);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** How long the conversations of an app that agents closed since then took, the latest first. */
export async function recentConversationSeconds(
  tx: Tx,
  appId: AppId,
  since: Date,
  most: number,
): Promise<number[]> {
  const seconds = sql<number>`extract(epoch from ${userSessions.endedAt} - (${userSessions.assignment} ->> 'at')::timestamptz)::float8`;
  const rows = await tx
    .select({ seconds })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.appId, appId),
        sql`${userSessions.status} = 'CLOSED'`,
        isNotNull(userSessions.assignment),
        gte(userSessions.endedAt, since),
      ),
    )
    .orderBy(desc(userSessions.endedAt))
    .limit(most);
  return rows.map((row) => Math.max(0, row.seconds));
}
