/** Opens the tickets of imported conversations, as agents left them. */
import { newId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Hours } from '@parrot/contract/hours';
import { TARGET_KINDS, type TicketPriority, type TicketStatus } from '@parrot/contract/tickets';
import type { Platform } from '../../platform/index.ts';
import { type ImportedConversation, ownerOf } from '../conversations/index.ts';
import type { AppHours } from '../hours/index.ts';
import type { RulesOfPriority, TargetRules } from './targets/target-rules.ts';
import type { TargetRow } from './targets/targets.tables.ts';
import { followTicket, isMissed, nextDueOf, startTarget } from './targets/ticket-target.policy.ts';
import { needsTicket, subjectFrom, ticketStateFrom } from './ticket-state.policy.ts';
import { insertTickets, lockTicketNumbers, type TicketRow } from './tickets.repository.ts';
import type { CommentRow } from './tickets.tables.ts';

type ImportedTicket = ImportedConversation & {
  /** Set by hand; otherwise it follows from the session. */
  status?: TicketStatus | undefined;
  snoozedUntil?: Date | undefined;
  priority: TicketPriority;
  comments: readonly { authorId: UserId; authorName: string; value: string; at: Date }[];
};

/** In order of time. Conversations that were never handed to agents get no ticket. */
export type ImportTickets = (tenantId: TenantId, conversations: readonly ImportedTicket[]) => Promise<void>;

export const createImportTickets =
  (
    { database, clock }: Pick<Platform, 'database' | 'clock'>,
    { hours, rulesOf }: { hours: Pick<AppHours, 'ofConversation'>; rulesOf: RulesOfPriority },
  ): ImportTickets =>
  (tenantId, conversations) =>
    database.tenant(tenantId, async (tx) => {
      const last = await lockTicketNumbers(tx, tenantId);
      const handedOver = conversations.filter(({ messages }) => needsTicket(eventsOf(messages)));
      const rows = handedOver.map((each, index) => ({ each, row: ticketOf(each, last + index + 1) }));
      const targets: TargetRow[] = [];
      for (const { each, row } of rows) {
        const ofTicket = targetsOf(each, row, {
          rules: await rulesOf(tx, tenantId, row.priority),
          hours: await hours.ofConversation(tx, row),
          now: clock.now(),
        });
        Object.assign(row, nextDueOf(ofTicket));
        targets.push(...ofTicket);
      }
      await insertTickets(
        tx,
        rows.map(({ row }) => row),
        rows.flatMap(({ each, row }) => commentsOf(each, row)),
        targets,
      );
    });

const eventsOf = (messages: ImportedTicket['messages']) => messages.flatMap(({ event }) => event ?? []);

function ticketOf(
  { session, messages, status, snoozedUntil, priority, comments }: ImportedTicket,
  number: number,
): TicketRow {
  const { id: sessionId, tenantId, appId, conversationId, startedAt, endedAt } = session;
  const derived = ticketStateFrom({ status: session.status, owner: ownerOf(session) }, eventsOf(messages));
  const visitorTexts = messages.filter(({ userType }) => userType === 'visitor').map(({ value }) => value);
  return {
    id: newId('tkt'),
    tenantId,
    appId,
    conversationId,
    sessionId,
    number,
    subject: subjectFrom(visitorTexts),
    status: status ?? derived.status,
    snoozedUntil: snoozedUntil ?? null,
    statusAt: endedAt ?? startedAt,
    mergedInto: null,
    groupId: session.groupId,
    priority,
    assigneeId: derived.assigneeId,
    dueKind: null,
    dueAt: null,
    warnAt: null,
    statusByHand: status !== undefined,
    assigneeByHand: false,
    subjectByHand: false,
    revision: 1,
    createdAt: messages.find(({ event }) => event !== null)?.createdAt ?? startedAt,
    updatedAt: comments.at(-1)?.at ?? endedAt ?? startedAt,
  };
}

/** As they would have been counted. No one is notified of what is past. */
function targetsOf(
  { messages }: ImportedTicket,
  ticket: TicketRow,
  { rules, hours, now }: { rules: TargetRules; hours: Hours | null; now: Date },
): TargetRow[] {
  const { id: ticketId, tenantId, createdAt, statusAt } = ticket;
  const response = messages.find(({ userType, event }) => userType === 'agent' && event === null);
  const respondedAt = response?.createdAt ?? null;
  return TARGET_KINDS.flatMap((kind) => {
    const rule = rules[kind];
    if (!rule) return [];
    const started = startTarget({ ticketId, tenantId, kind, ...rule }, { hours, now: createdAt });
    const stoppedAt = kind === 'firstResponse' ? respondedAt : statusAt;
    const row = followTicket(started, ticket, respondedAt, { hours, now: stoppedAt ?? now });
    const isWarned = row.warnAt !== null && row.warnAt <= now;
    return {
      ...row,
      warnedAt: isWarned ? row.warnAt : null,
      breachNotifiedAt: isMissed(row, now) ? row.dueAt : null,
    };
  });
}

const commentsOf = ({ comments }: ImportedTicket, { id: ticketId, tenantId }: TicketRow): CommentRow[] =>
  comments.map(({ authorId, authorName, value, at }) => ({
    id: newId('cmt'),
    tenantId,
    ticketId,
    authorId,
    authorName,
    value,
    mentions: [],
    createdAt: at,
    editedAt: null,
  }));
