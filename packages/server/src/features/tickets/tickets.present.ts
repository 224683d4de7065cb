import type { Ticket, TicketComment } from '@parrot/contract/tickets';
import type { CountedTicket } from './tickets.repository.ts';
import type { CommentRow } from './tickets.tables.ts';

/** A ticket with the names of its users. */
export type NamedTicket = CountedTicket & { assigneeName: string | null; visitorName: string };

export const presentTicket = (row: NamedTicket): Ticket => ({
  ticketId: row.id,
  number: row.number,
  subject: row.subject || row.visitorName,
  status: row.status,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  priority: row.priority,
  assigneeId: row.assigneeId,
  assigneeName: row.assigneeName,
  appId: row.appId,
  userSessionId: row.sessionId,
  conversationId: row.conversationId,
  visitorName: row.visitorName,
  commentCount: row.commentCount,
  fieldValues: row.fieldValues,
  targets: row.targets,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  revision: row.revision,
});

export const presentComment = (row: CommentRow): TicketComment => ({
  commentId: row.id,
  ticketId: row.ticketId,
  authorId: row.authorId,
  authorName: row.authorName,
  value: row.value,
  mentions: row.mentions,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});
