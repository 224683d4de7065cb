import type { AppId, TenantId } from '@parrot/contract/core';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { messages, userSessions } from './conversations.tables.ts';

type AppStatistics = { conversationsToday: number; answeredShare: number | null };

/**
 * Sessions started since `today`, and the percentage of questions since `recentSince` that the bot answered;
 * null if it was asked none. In one query for all these apps.
 */
export async function readAppStatistics(
  tx: Tx,
  tenantId: TenantId,
  appIds: readonly AppId[],
  { today, recentSince }: { today: Date; recentSince: Date },
): Promise<Map<AppId, AppStatistics>> {
  if (appIds.length === 0) return new Map();
  const rows = await unionAll(
    tx
      .select({
        appId: userSessions.appId,
        kind: sql<'sessions' | 'answers'>`'sessions'`,
        figure: sql<number>`count(*)::int`,
      })
      .from(userSessions)
      .where(
        and(
          eq(userSessions.tenantId, tenantId),
          inArray(userSessions.appId, [...appIds]),
          gte(userSessions.startedAt, today),
        ),
      )
      .groupBy(userSessions.appId),
    // Each question that the bot looked up left a finding on its reply, which is sent in the name of the app.
    tx
      .select({
        appId: sql<AppId>`${messages.senderId}`,
        kind: sql<'sessions' | 'answers'>`'answers'`,
        figure: sql<number>`round(100.0 * count(*) filter (where ${messages.trace} #>> '{finding,kind}' = 'answer') / count(*))::int`,
      })
      .from(messages)
      .where(
        and(
          eq(messages.tenantId, tenantId),
          inArray(messages.senderId, [...appIds]),
          gte(messages.createdAt, recentSince),
          sql`${messages.trace} -> 'finding' is not null`,
        ),
      )
      .groupBy(messages.senderId),
  );
  const figureOf = (appId: AppId, kind: 'sessions' | 'answers') =>
    rows.find((row) => row.appId === appId && row.kind === kind)?.figure;
  return new Map(
    appIds.map((appId) => [
      appId,
      {
        conversationsToday: figureOf(appId, 'sessions') ?? 0,
        answeredShare: figureOf(appId, 'answers') ?? null,
      },
    ]),
  );
}

/** Sessions started on each day of a time zone, the oldest first. Days without any are left out. */
export async function countSessionsByDay(
  tx: Tx,
  tenantId: TenantId,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<{ day: string; conversations: number }[]> {
  const day = sql<string>`to_char(${userSessions.startedAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  return tx
    .select({ day, conversations: sql<number>`count(*)::int` })
    .from(userSessions)
    .where(and(eq(userSessions.tenantId, tenantId), gte(userSessions.startedAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
