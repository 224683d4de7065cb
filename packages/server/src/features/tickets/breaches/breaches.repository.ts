/** Missed targets of the tickets of visible sessions, page by page. */
import type { AppId, TicketId, UserId } from '@parrot/contract/core';
import { TARGET_KINDS, type TargetKind, type TargetOutcomes } from '@parrot/contract/tickets';
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { sessionsTable as sessions, visitorsTable as visitors } from '../../conversations/index.ts';
import { users } from '../../users/index.ts';
import { ticketTargets } from '../targets/targets.tables.ts';
import { isBreach } from '../targets/ticket-targets.repository.ts';
import { tickets } from '../tickets.tables.ts';

export type Filter = {
  visible: SQL | undefined;
  now: Date;
  from: Date | null;
  until: Date | null;
  appIds: readonly AppId[];
  agentIds: readonly UserId[];
  kinds: readonly TargetKind[];
};

/** The last row of the previous page. */
export type BreachPosition = { dueAt: string; ticketId: TicketId; kind: TargetKind };

/** Who met it, or has the ticket now. */
const agentId = sql<UserId | null>`coalesce(${ticketTargets.agentId}, ${tickets.assigneeId})`;

const matches = ({ visible, appIds, agentIds, kinds }: Filter): SQL | undefined =>
  and(
    visible,
    appIds.length > 0 ? inArray(tickets.appId, [...appIds]) : undefined,
    agentIds.length > 0 ? inArray(agentId, [...agentIds]) : undefined,
    kinds.length > 0 ? inArray(ticketTargets.kind, [...kinds]) : undefined,
  );

export type ListedBreach = Awaited<ReturnType<typeof listBreachRows>>[number];

export const listBreachRows = (tx: Tx, filter: Filter, after: BreachPosition | null, limit: number) =>
  tx
    .select({
      target: ticketTargets,
      ticketId: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      sessionId: tickets.sessionId,
      tenantId: tickets.tenantId,
      appId: tickets.appId,
      groupId: tickets.groupId,
      priority: tickets.priority,
      appName: appsTable.name,
      visitorName: visitors.name,
      agentId,
      agentName: users.name,
    })
    .from(ticketTargets)
    .innerJoin(tickets, eq(tickets.id, ticketTargets.ticketId))
    .innerJoin(sessions, eq(sessions.id, tickets.sessionId))
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .innerJoin(appsTable, eq(appsTable.id, tickets.appId))
    .leftJoin(users, eq(users.id, agentId))
    .where(
      and(
        matches(filter),
        isBreach(filter.now),
        filter.from ? gte(ticketTargets.dueAt, filter.from) : undefined,
        filter.until ? lte(ticketTargets.dueAt, filter.until) : undefined,
        after
          ? sql`(${ticketTargets.dueAt}, ${ticketTargets.ticketId}, ${ticketTargets.kind})
              < (${after.dueAt}::timestamptz, ${after.ticketId}, ${after.kind})`
          : undefined,
      ),
    )
    .orderBy(desc(ticketTargets.dueAt), desc(ticketTargets.ticketId), desc(ticketTargets.kind))
    .limit(limit);

/** A target belongs to the period in which it was met, or in which it was due and was not. */
export async function countOutcomes(tx: Tx, filter: Filter): Promise<Record<TargetKind, TargetOutcomes>> {
  const decidedAt = sql`least(${ticketTargets.dueAt}, ${ticketTargets.stoppedAt})`;
  const breached = isBreach(filter.now);
  const rows = await tx
    .select({
      kind: ticketTargets.kind,
      met: sql<number>`(count(*) filter (where ${ticketTargets.state} = 'met' and (${breached}) is not true))::int`,
      breached: sql<number>`(count(*) filter (where ${breached}))::int`,
    })
    .from(ticketTargets)
    .innerJoin(tickets, eq(tickets.id, ticketTargets.ticketId))
    .innerJoin(sessions, eq(sessions.id, tickets.sessionId))
    .where(
      and(
        matches(filter),
        filter.from ? gte(decidedAt, filter.from.toISOString()) : undefined,
        filter.until ? lte(decidedAt, filter.until.toISOString()) : undefined,
      ),
    )
    .groupBy(ticketTargets.kind);
  const counts = rows.map(({ kind, ...outcomes }) => [kind, outcomes] as const);
  const none = TARGET_KINDS.map((kind) => [kind, { met: 0, breached: 0 }] as const);
  return Object.fromEntries([...none, ...counts]) as Record<TargetKind, TargetOutcomes>;
}
