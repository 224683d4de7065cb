/** The list of tickets: filtered, sorted, read page by page, exported and changed in bulk. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, groupId, tagId, ticketFieldId, ticketId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { writtenText } from '../core/text/written-text.ts';
import { ticketFieldEntry, ticketFieldFilter } from './ticket-fields.ts';
import { ticket, ticketPriority, ticketStatus } from './tickets.calls.ts';

/** `me` is the caller, `nobody` selects unassigned tickets. */
const assigneeFilter = z.union([z.enum(['me', 'nobody']), userId]);
export type AssigneeFilter = z.infer<typeof assigneeFilter>;

const moment = z.iso.datetime().nullable().default(null);

/**
 * `soon`: from the warning on. `overdue`: not met in time, and still counting. `breached`: missed a target, even
 * if it was met later.
 */
export const DUE_FILTERS = ['any', 'soon', 'overdue', 'breached'] as const;
const dueFilter = z.enum(DUE_FILTERS);
export type DueFilter = z.infer<typeof dueFilter>;

/** An empty list does not filter. */
export const ticketFilter = z.object({
  statuses: z.array(ticketStatus).max(10).default([]),
  priorities: z.array(ticketPriority).max(10).default([]),
  assignees: z.array(assigneeFilter).max(LIMITS.bulk).default([]),
  appIds: z.array(appId).max(LIMITS.bulk).default([]),
  /** Tickets with any of these. */
  tagIds: z.array(tagId).max(LIMITS.tagsPerConversation).default([]),
  /** Own fields of the workspace; each filter must match. */
  fields: z.array(ticketFieldFilter).max(LIMITS.fieldFilters).default([]),
  createdFrom: moment,
  createdUntil: moment,
  updatedFrom: moment,
  updatedUntil: moment,
  due: dueFilter.default('any'),
  /** Searches subjects, names of visitors, and numbers such as T-8. */
  text: z.string().trim().max(LIMITS.searchText.max).default(''),
});
export type TicketFilter = z.infer<typeof ticketFilter>;

export const TICKET_SORTS = ['updated', 'created', 'number', 'priority', 'status', 'due'] as const;
const ticketSort = z.enum(TICKET_SORTS);
export type TicketSort = z.infer<typeof ticketSort>;
/** One of these, or an own field of the workspace by its id; tickets without a value come last. */
const ticketSortKey = z.union([ticketSort, ticketFieldId]);
export type TicketSortKey = z.infer<typeof ticketSortKey>;

export const ticketOrder = {
  sortBy: ticketSortKey.default('updated'),
  descending: z.boolean().default(true),
};
/** Where the next page begins, as a reply has returned it. */
const cursor = z.string().max(600);

const ticketRow = ticket.extend({
  appName: z.string(),
  tagIds: z.array(tagId),
  /** The group in whose queue the conversation waits. */
  groupName: z.string().nullable(),
});
export type TicketRow = z.infer<typeof ticketRow>;

export const listTickets = defineCall({
  name: 'tickets.list',
  method: 'POST',
  base: 'parrot',
  path: '/desk/tickets/list',
  access: desk,
  scope: 'tickets:read',
  summary:
    'Tickets of the conversations that the caller may see. Send `next` of a reply as `cursor` to get the next page.',
  body: ticketFilter.extend({
    ...ticketOrder,
    cursor: cursor.optional(),
    limit: z.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(ticketRow),
    /** Null on the last page. */
    next: cursor.nullable(),
  }),
});

export const exportTickets = defineCall({
  name: 'tickets.export',
  method: 'POST',
  base: 'parrot',
  path: '/desk/tickets/export',
  access: desk,
  scope: 'tickets:read',
  summary:
    'The same as CSV, in parts: send `next` of a reply as `cursor` to get the next part. The first part has the column names.',
  body: ticketFilter.extend({ ...ticketOrder, cursor: cursor.optional() }),
  reply: z.object({ status: z.literal('success'), csv: z.string(), next: cursor.nullable() }),
});

const toGroup = z.object({ groupId, note: writtenText(LIMITS.handOverNote).default('') });

const bulkChange = z.object({
  status: ticketStatus.exclude(['closed']).optional(),
  snoozedUntil: z.iso.datetime().optional(),
  priority: ticketPriority.optional(),
  assigneeId: userId.nullable().optional(),
  /** Puts the conversation into the queue of a group and unassigns the ticket; `undo` does not restore this. */
  toGroup: toGroup.optional(),
  addTags: z.array(tagId).max(LIMITS.tagsPerConversation).default([]),
  removeTags: z.array(tagId).max(LIMITS.tagsPerConversation).default([]),
  fieldValues: z.array(ticketFieldEntry).max(LIMITS.ticketFields).default([]),
});
export type BulkChange = z.infer<typeof bulkChange>;

const bulkInput = { ticketIds: z.array(ticketId).min(1).max(LIMITS.ticketsAtOnce), change: bulkChange };
const requestedChange = bulkChange.refine(
  ({ assigneeId, toGroup: group }) => assigneeId === undefined || group === undefined,
  { path: ['toGroup'], error: 'Please choose either an agent or a group.' },
);

export const updateTickets = defineCall({
  name: 'tickets.update',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/tickets',
  access: desk,
  scope: 'tickets:write',
  summary:
    'Changes many tickets. Each is checked and changed on its own; the reply says what did not work and why.',
  body: z.object({ ...bulkInput, change: requestedChange }),
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    changed: z.number().int().min(0),
    failed: z.array(z.object({ ticketId, reason: z.string() })),
    /** Inputs of this call that restore what it has changed. */
    undo: z.array(z.object(bulkInput)),
  }),
});
