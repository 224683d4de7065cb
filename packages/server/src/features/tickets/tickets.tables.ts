import type {
  AppId,
  CommentId,
  ConversationId,
  GroupId,
  TenantId,
  TicketId,
  UserId,
  UserSessionId,
} from '@parrot/contract/core';
import type { TargetKind, TicketComment, TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();

export const ticketNumbers = pgTable('ticket_numbers', {
  tenantId,
  last: integer('last').notNull(),
});

export const tickets = pgTable('tickets', {
  id: text('id').$type<TicketId>().primaryKey(),
  tenantId,
  appId: text('app_id').$type<AppId>().notNull(),
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  number: integer('number').notNull(),
  /** Blank until the visitor has written something or an agent has set it. */
  subject: text('subject').notNull(),
  status: text('status').$type<TicketStatus>().notNull(),
  /** Set while it is snoozed. */
  snoozedUntil: moment('snoozed_until'),
  /** When the status was set last; null for tickets opened before this was stored. */
  statusAt: moment('status_at'),
  mergedInto: text('merged_into').$type<TicketId>(),
  /** Of its conversation; its targets count the hours of this group. */
  groupId: text('group_id').$type<GroupId>(),
  priority: text('priority').$type<TicketPriority>().notNull(),
  assigneeId: text('assignee_id').$type<UserId>(),
  /** The running target that is due first. */
  dueKind: text('due_kind').$type<TargetKind>(),
  dueAt: moment('due_at'),
  warnAt: moment('warn_at'),
  /** Set by an agent; no longer synced with the session. */
  statusByHand: boolean('status_by_hand').notNull().default(false),
  assigneeByHand: boolean('assignee_by_hand').notNull().default(false),
  /** Set by an agent; no longer replaced by what the visitor corrected. */
  subjectByHand: boolean('subject_by_hand').notNull().default(false),
  revision: integer('revision').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const ticketComments = pgTable('ticket_comments', {
  id: text('id').$type<CommentId>().primaryKey(),
  tenantId,
  ticketId: text('ticket_id').$type<TicketId>().notNull(),
  authorId: text('author_id').$type<UserId>().notNull(),
  authorName: text('author_name').notNull(),
  value: text('value').notNull(),
  mentions: jsonb('mentions').$type<TicketComment['mentions']>().notNull(),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
});
export type CommentRow = typeof ticketComments.$inferSelect;
