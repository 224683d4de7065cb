/** Sets when tickets are due, and follows what happens to them. */
import type { GroupId, TicketId, UserSessionId } from '@parrot/contract/core';
import { TARGET_KINDS, type TargetKind } from '@parrot/contract/tickets';
import type { Platform, Tx } from '../../../platform/index.ts';
import { firstResponseAt } from '../../conversations/index.ts';
import { roomsOfSession } from '../../desk/index.ts';
import type { AppHours } from '../../hours/index.ts';
import * as tickets from '../tickets.repository.ts';
import type { RulesOfPriority } from './target-rules.ts';
import type { TargetRow } from './targets.tables.ts';
import { ticketDueChanged } from './targets.topics.ts';
import {
  changeHours,
  changeRule,
  followTicket,
  isDroppable,
  nextDueOf,
  presentDue,
  startTarget,
  type TargetContext,
} from './ticket-target.policy.ts';
import * as repository from './ticket-targets.repository.ts';

type SessionOfTicket = Parameters<typeof roomsOfSession>[0] & {
  id: UserSessionId;
  groupId: GroupId | null;
};
type NewTicket = Pick<
  tickets.TicketRow,
  'id' | 'tenantId' | 'appId' | 'groupId' | 'priority' | 'status' | 'mergedInto' | 'assigneeId'
>;
type Due = Pick<tickets.TicketRow, 'dueKind' | 'dueAt' | 'warnAt'>;

type Changes = {
  /** An agent has sent the first message. */
  respondedAt?: Date;
  /** By the rules as they are now: the priority changed, or the settings did. */
  byRules?: boolean;
  /** The conversation belongs to another group. */
  isMoved?: boolean;
};

export type TicketTargets = ReturnType<typeof createTicketTargets>;

export function createTicketTargets(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { hours, rulesOf }: { hours: Pick<AppHours, 'ofConversation'>; rulesOf: RulesOfPriority },
) {
  const publishDue = (tx: Tx, session: SessionOfTicket, due: Due): void =>
    outbox.write(tx, ticketDueChanged, {
      tenantId: session.tenantId,
      key: session.conversationId,
      payload: { userSessionId: session.id, due: presentDue(due), rooms: roomsOfSession(session) },
    });

  const started = (
    { id: ticketId, tenantId }: Pick<NewTicket, 'id' | 'tenantId'>,
    rules: Awaited<ReturnType<RulesOfPriority>>,
    kinds: readonly TargetKind[],
    context: TargetContext,
  ): TargetRow[] =>
    kinds.flatMap((kind) => {
      const rule = rules[kind];
      return rule ? startTarget({ ticketId, tenantId, kind, ...rule }, context) : [];
    });

  /** Those that have no rule anymore are deleted; new ones start counting now. */
  const byRules = async (
    tx: Tx,
    ticket: tickets.TicketRow,
    rows: readonly TargetRow[],
    context: TargetContext,
  ): Promise<TargetRow[]> => {
    const rules = await rulesOf(tx, ticket.tenantId, ticket.priority);
    const changed: TargetRow[] = [];
    for (const row of rows) {
      const rule = rules[row.kind];
      if (rule) changed.push(changeRule(row, rule, context));
      else if (isDroppable(row, context.now)) await repository.deleteTarget(tx, row.ticketId, row.kind);
      else changed.push(row);
    }
    const isMissing = (kind: TargetKind) => rows.every((row) => row.kind !== kind);
    const added = started(ticket, rules, TARGET_KINDS.filter(isMissing), context);
    for (const row of added) {
      const respondedAt = row.kind === 'firstResponse' ? await firstResponseAt(tx, ticket.sessionId) : null;
      // It was answered before it had a target.
      if (!respondedAt) changed.push(followTicket(row, ticket, null, context));
    }
    return changed;
  };

  /** Continues in the hours of the group that the conversation belongs to now. */
  const inHoursOf = async (
    tx: Tx,
    ticket: tickets.TicketRow,
    groupId: GroupId | null,
    rows: readonly TargetRow[],
    context: TargetContext,
  ): Promise<readonly TargetRow[]> => {
    if (ticket.groupId === groupId) return rows;
    await tickets.updateTicketRow(tx, ticket.id, { groupId });
    const earlier = await hours.ofConversation(tx, ticket);
    return rows.map((row) => changeHours(row, earlier, context));
  };

  return {
    /** Of a ticket that is being opened, to be stored with it. */
    async ofNewTicket(tx: Tx, ticket: NewTicket, respondedAt: Date | null): Promise<TargetRow[]> {
      const rules = await rulesOf(tx, ticket.tenantId, ticket.priority);
      if (!rules.firstResponse && !rules.resolution) return [];
      const context = { hours: await hours.ofConversation(tx, ticket), now: clock.now() };
      return started(ticket, rules, TARGET_KINDS, context).map((row) =>
        followTicket(row, ticket, respondedAt, context),
      );
    },

    /**
     * After a change of the ticket, which must be locked. Returns whether its targets changed.
     */
    async follow(
      tx: Tx,
      session: SessionOfTicket,
      ticketId: TicketId,
      changes: Changes = {},
    ): Promise<boolean> {
      const before = await repository.targetsOf(tx, ticketId);
      if (before.length === 0 && !changes.byRules && !changes.isMoved) return false;
      const ticket = await tickets.findTicket(tx, ticketId);
      if (!ticket) return false;
      const { groupId } = session;
      const context = { hours: await hours.ofConversation(tx, { ...ticket, groupId }), now: clock.now() };
      const counted = await inHoursOf(tx, ticket, groupId, before, context);
      const followed = counted.map((row) => followTicket(row, ticket, changes.respondedAt ?? null, context));
      const after = changes.byRules ? await byRules(tx, ticket, followed, context) : followed;
      const changed = after.filter((row) => !before.some((known) => isSame(known, row)));
      for (const row of changed) await repository.saveTarget(tx, row);
      const due = nextDueOf(after);
      if (!isSameDue(ticket, due)) {
        await tickets.updateTicketRow(tx, ticketId, due);
        publishDue(tx, session, due);
      }
      return changed.length > 0 || after.length !== before.length;
    },

    publishDue,
  };
}

const isSame = (one: TargetRow, other: TargetRow): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSameDue = (one: Due, other: Due): boolean =>
  JSON.stringify(presentDue(one)) === JSON.stringify(presentDue(other));
