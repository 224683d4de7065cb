/** Every conversation that reached the desk has a ticket: subject, priority, and agents' comments. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, commentId, conversationId, ticketId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';
import { ticketTarget } from './targets.shapes.ts';
import { ticketFieldEntry, ticketFieldValues } from './ticket-fields.ts';

/**
 * `pending` waits for the visitor and is reopened by their next message; `snoozed` also by its time. `closed`
 * tickets are over for good, as those that were merged.
 */
export const TICKET_STATUSES = ['open', 'pending', 'snoozed', 'solved', 'closed'] as const;
export const ticketStatus = z.enum(TICKET_STATUSES);
export type TicketStatus = z.infer<typeof ticketStatus>;
export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export const ticketPriority = z.enum(TICKET_PRIORITIES);
export type TicketPriority = z.infer<typeof ticketPriority>;

export const ticket = z.object({
  ticketId,
  /** Increments within a tenant without gaps; shown as T-2041. */
  number: z.number().int().positive(),
  subject: z.string(),
  status: ticketStatus,
  /** Set while the status is `snoozed`. */
  snoozedUntil: z.iso.datetime().nullable(),
  priority: ticketPriority,
  assigneeId: userId.nullable(),
  assigneeName: z.string().nullable(),
  appId,
  userSessionId,
  conversationId,
  visitorName: z.string(),
  commentCount: z.number().int(),
  fieldValues: ticketFieldValues,
  /** At most one of each kind; none without a target for its priority. */
  targets: z.array(ticketTarget),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Increments with each edit by an agent, to detect concurrent ones. */
  revision: z.number().int().min(1),
});
export type Ticket = z.infer<typeof ticket>;

export const ticketComment = z.object({
  commentId,
  ticketId,
  authorId: userId,
  authorName: z.string(),
  value: z.string(),
  mentions: z.array(z.object({ userId, name: z.string() })),
  createdAt: z.iso.datetime(),
  /** Null: not edited. */
  editedAt: z.iso.datetime().nullable(),
});
export type TicketComment = z.infer<typeof ticketComment>;

export const ticketDetails = defineCall({
  name: 'desk.ticketDetails',
  method: 'GET',
  base: 'desk',
  path: '/ticket/details',
  access: desk,
  scope: 'tickets:read',
  summary: 'The ticket of a conversation; null if it never reached the desk.',
  query: z.object({ userSessionId }),
  reply: z.object({ status: z.literal('success'), ticket: ticket.nullable() }),
});

export const updateTicket = defineCall({
  name: 'desk.updateTicket',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/ticket',
  access: desk,
  scope: 'tickets:write',
  summary:
    'Changes the given fields of a ticket. Rejected without changes if another user has changed it since `revision`.',
  body: z.object({
    ticketId,
    revision: z.number().int().min(1),
    subject: requiredText(LIMITS.ticketSubject).optional(),
    status: ticketStatus.optional(),
    /** Required with the status `snoozed`: a time in the next year. */
    snoozedUntil: z.iso.datetime().optional(),
    priority: ticketPriority.optional(),
    assigneeId: userId.nullable().optional(),
    /** Own fields of the workspace, such as those that are required to solve the ticket. */
    fieldValues: z.array(ticketFieldEntry).max(LIMITS.ticketFields).optional(),
  }),
  reply: z.object({ status: z.literal('success'), ticket }),
});

const commentText = requiredText(LIMITS.commentLength);
const mentions = z.array(userId).max(20).default([]);

export const ticketComments = defineCall({
  name: 'desk.ticketComments',
  method: 'GET',
  base: 'desk',
  path: '/ticket/comments',
  access: desk,
  scope: 'tickets:read',
  summary: 'The comments on a ticket, oldest first.',
  query: z.object({ ticketId }),
  reply: z.object({ status: z.literal('success'), items: z.array(ticketComment) }),
});

export const addComment = defineCall({
  name: 'desk.addComment',
  method: 'POST',
  base: 'desk',
  path: '/add/comment',
  access: desk,
  scope: 'tickets:write',
  summary: 'Adds a comment to a ticket and notifies mentioned members.',
  body: z.object({ ticketId, value: commentText, mentions }),
  reply: z.object({ status: z.literal('success'), comment: ticketComment }),
});

export const updateComment = defineCall({
  name: 'desk.updateComment',
  method: 'PUT',
  base: 'desk',
  path: '/update/comment',
  access: desk,
  summary: 'Changes the caller’s own comment.',
  body: z.object({ commentId, value: commentText, mentions }),
  reply: z.object({ status: z.literal('success'), comment: ticketComment }),
});
