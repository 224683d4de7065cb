import type { TenantId, TicketId, UserSessionId } from '@parrot/contract/core';
import type { SessionDue, TargetKind, TicketTarget } from '@parrot/contract/tickets';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { tickets } from '../tickets.tables.ts';
import { type TargetRow, ticketTargets } from './targets.tables.ts';
import { presentDue } from './ticket-target.policy.ts';

/** The targets of a row of tickets, as they are presented. */
export const targetsColumn = sql<TicketTarget[]>`to_jsonb(array (
  select jsonb_build_object('kind', kind, 'state', state, 'dueAt', ${utc('due_at')}, 'warnAt', ${utc('warn_at')},
    'stoppedAt', ${utc('stopped_at')})
  from ticket_targets where ticket_targets.ticket_id = tickets.id order by kind))`;

/** As JavaScript writes a time. */
function utc(column: 'due_at' | 'warn_at' | 'stopped_at'): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}

/** Whether a ticket missed a target, met later or not. */
export const isBreachedTicket = (now: Date): SQL =>
  sql`exists (select from ${ticketTargets} where ${ticketTargets.ticketId} = ${tickets.id}
    and ${isBreach(now)})`;

export const isBreach = (now: Date): SQL =>
  sql`${ticketTargets.dueAt} < coalesce(${ticketTargets.stoppedAt}, ${now.toISOString()}::timestamptz)`;

export const targetsOf = (tx: Tx, ticketId: TicketId): Promise<TargetRow[]> =>
  tx.select().from(ticketTargets).where(eq(ticketTargets.ticketId, ticketId));

export async function saveTarget(tx: Tx, row: TargetRow): Promise<void> {
  await tx
    .insert(ticketTargets)
    .values(row)
    .onConflictDoUpdate({ target: [ticketTargets.ticketId, ticketTargets.kind], set: row });
}

export async function insertTargets(tx: Tx, rows: readonly TargetRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(ticketTargets).values([...rows]);
}

const ofTarget = (ticketId: TicketId, kind: TargetKind) =>
  and(eq(ticketTargets.ticketId, ticketId), eq(ticketTargets.kind, kind));

export async function deleteTarget(tx: Tx, ticketId: TicketId, kind: TargetKind): Promise<void> {
  await tx.delete(ticketTargets).where(ofTarget(ticketId, kind));
}

/** Undefined unless an agent's first message is still expected. */
export async function awaitingResponse(tx: Tx, sessionId: UserSessionId): Promise<TicketId | undefined> {
  const [found] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(ticketTargets, eq(ticketTargets.ticketId, tickets.id))
    .where(
      and(
        eq(tickets.sessionId, sessionId),
        eq(ticketTargets.kind, 'firstResponse'),
        eq(ticketTargets.state, 'running'),
      ),
    );
  return found?.id;
}

/** Conversations whose tickets are not due are left out. */
export async function duesOfSessions(tx: Tx, ids: readonly UserSessionId[]): Promise<SessionDue[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      userSessionId: tickets.sessionId,
      dueKind: tickets.dueKind,
      dueAt: tickets.dueAt,
      warnAt: tickets.warnAt,
    })
    .from(tickets)
    .where(and(inArray(tickets.sessionId, [...ids]), isNotNull(tickets.dueAt)));
  return rows.map(({ userSessionId, ...due }) => ({ userSessionId, due: presentDue(due) }));
}

const isOpen = and(inArray(tickets.status, ['open', 'pending', 'snoozed']), isNull(tickets.mergedInto));

export const countOpenTickets = (tx: Tx): Promise<number> => tx.$count(tickets, isOpen);

/** In order of their ids, after the last of the page before. */
export async function openTicketIds(tx: Tx, after: TicketId | null, limit: number): Promise<TicketId[]> {
  const rows = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isOpen, after === null ? undefined : gt(tickets.id, after)))
    .orderBy(asc(tickets.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

type DueTarget = { tenantId: TenantId; ticketId: TicketId };
const dueTarget = { tenantId: ticketTargets.tenantId, ticketId: ticketTargets.ticketId };
const isRunning = eq(ticketTargets.state, 'running');
/** The rest follows with the next run. */
const AT_ONCE = 1_000;

/** Tickets in all tenants whose targets are due soon or missed, and not notified; for the system scope. */
export async function ticketsToNotify(tx: Tx, now: Date): Promise<DueTarget[]> {
  const soon = await tx
    .selectDistinct(dueTarget)
    .from(ticketTargets)
    .where(and(isRunning, isNull(ticketTargets.warnedAt), lte(ticketTargets.warnAt, now)))
    .limit(AT_ONCE);
  const missed = await tx
    .selectDistinct(dueTarget)
    .from(ticketTargets)
    .where(and(isRunning, isNull(ticketTargets.breachNotifiedAt), lt(ticketTargets.dueAt, now)))
    .limit(AT_ONCE);
  return [...new Map([...soon, ...missed].map((each) => [each.ticketId, each])).values()];
}
