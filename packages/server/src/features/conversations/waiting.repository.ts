/** Who waits for a person, in the order in which they are to be served, and how long it took lately. */
import type { AppId, ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { userSessions } from './conversations.tables.ts';

export type Waiting = {
  id: UserSessionId;
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  versionId: VersionId;
  waitingSince: Date | null;
};

const MOST_LOOKED_AT = 2_000;
/** Spelt out, as the index that holds just these is. */
const isWaiting = sql`${userSessions.status} = 'UNASSIGNED'`;

/** Whoever waits longest comes first. */
export const whoWaits = (tx: Tx, appId: AppId): Promise<Waiting[]> =>
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
    .where(and(isWaiting, eq(userSessions.appId, appId)))
    .orderBy(asc(userSessions.waitingSince), asc(userSessions.id))
    .limit(MOST_LOOKED_AT);

/** Where anybody waits at all, of one tenant or, as system work, of all. */
export const whereSomebodyWaits = (tx: Tx): Promise<Pick<Waiting, 'tenantId' | 'appId' | 'versionId'>[]> =>
  tx
    .selectDistinct({
      tenantId: userSessions.tenantId,
      appId: userSessions.appId,
      versionId: userSessions.versionId,
    })
    .from(userSessions)
    .where(isWaiting);

/** How long the last visitors of an app waited for a person, in seconds. */
export async function recentWaits(tx: Tx, appId: AppId, most: number): Promise<number[]> {
  const seconds = sql<number>`(${userSessions.assignment} ->> 'waitedSeconds')::int`;
  const rows = await tx
    .select({ seconds })
    .from(userSessions)
    // Where nobody waited, an agent took it from the bot.
    .where(and(eq(userSessions.appId, appId), isNotNull(userSessions.assignment), gt(seconds, 0)))
    .orderBy(desc(sql`${userSessions.assignment} ->> 'at'`))
    .limit(most);
  return rows.map((row) => row.seconds);
}
