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

/**
 * How many sessions counted on each of these days, given by their beginnings in order: those whose visitor
 * wrote, without those past the plan's daily limit. Time zones are the caller's: databases do not know all of their names.
 */
export async function countSessionsByDay(
  tx: Tx,
  tenantId: TenantId,
  dayStarts: readonly Date[],
): Promise<number[]> {
  const starts = `{${dayStarts.map((start) => start.toISOString()).join()}}`;
  const rows = await tx
    .select({
      day: sql<number>`width_bucket(${userSessions.countedAt}, ${starts}::timestamptz[])`,
      sessions: sql<number>`count(*)::int`,
    })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.tenantId, tenantId),
        gte(userSessions.countedAt, sql`(${starts}::timestamptz[])[1]`),
      ),
    )
    .groupBy(sql`1`);
  const byDay = new Map(rows.map(({ day, sessions }) => [day, sessions]));
  return dayStarts.map((_, index) => byDay.get(index + 1) ?? 0);
}
