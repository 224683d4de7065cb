/** Opens the tickets of imported conversations, as agents left them. */
import { newId, type TenantId, type UserId } from '@parrot/contract/core';
import type { TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import type { Platform } from '../../platform/index.ts';
import { type ImportedConversation, ownerOf } from '../conversations/index.ts';
import { needsTicket, subjectFrom, ticketStateFrom } from './ticket-state.policy.ts';
import { insertTickets, lockTicketNumbers, type TicketRow } from './tickets.repository.ts';
import type { CommentRow } from './tickets.tables.ts';

type ImportedTicket = ImportedConversation & {
  /** Set by hand; otherwise it follows from the session. */
  status?: TicketStatus | undefined;
  priority: TicketPriority;
  comments: readonly { authorId: UserId; authorName: string; value: string; at: Date }[];
};

/** In order of time. Conversations that were never handed to agents get no ticket. */
export type ImportTickets = (tenantId: TenantId, conversations: readonly ImportedTicket[]) => Promise<void>;

export const createImportTickets =
  ({ database }: Pick<Platform, 'database'>): ImportTickets =>
  (tenantId, conversations) =>
    database.tenant(tenantId, async (tx) => {
      const last = await lockTicketNumbers(tx, tenantId);
      const handedOver = conversations.filter(({ messages }) => needsTicket(eventsOf(messages)));
      const rows = handedOver.map((each, index) => ({ each, row: ticketOf(each, last + index + 1) }));
      await insertTickets(
        tx,
        rows.map(({ row }) => row),
        rows.flatMap(({ each, row }) => commentsOf(each, row)),
      );
    });

const eventsOf = (messages: ImportedTicket['messages']) => messages.flatMap(({ event }) => event ?? []);

function ticketOf(
  { session, messages, status, priority, comments }: ImportedTicket,
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
    priority,
    assigneeId: derived.assigneeId,
    statusByHand: status !== undefined,
    assigneeByHand: false,
    revision: 1,
    createdAt: messages.find(({ event }) => event !== null)?.createdAt ?? startedAt,
    updatedAt: comments.at(-1)?.at ?? endedAt ?? startedAt,
  };
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
