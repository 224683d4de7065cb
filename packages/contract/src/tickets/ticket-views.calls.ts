/** Saved views of the list of tickets: an agent's own, and those shared with everyone or with a group. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { groupId, ticketViewId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';
import { ticketFilter, ticketOrder } from './ticket-list.calls.ts';

const day = z.union([z.iso.date(), z.literal('')]).default('');
/** Days of the reader's own calendar; blank: no limit. */
const dayRange = z.object({ from: day, to: day }).default({ from: '', to: '' });
export type DayRange = z.infer<typeof dayRange>;

/** What the list shows, independent of time zones. */
const ticketQuery = ticketFilter
  .omit({ createdFrom: true, createdUntil: true, updatedFrom: true, updatedUntil: true })
  .extend({ ...ticketOrder, created: dayRange, updated: dayRange });
export type TicketQuery = z.infer<typeof ticketQuery>;

const VIEW_SHARINGS = ['private', 'everyone', 'group'] as const;
const viewSharing = z.enum(VIEW_SHARINGS);
export type ViewSharing = z.infer<typeof viewSharing>;

const ticketView = z.object({
  viewId: ticketViewId,
  name: z.string(),
  query: ticketQuery,
  sharing: viewSharing,
  /** Null unless it is shared with a group that exists. */
  group: z.object({ groupId, name: z.string() }).nullable(),
  ownerName: z.string(),
  /** Labels of deleted fields that the view was filtered or sorted by, until it is saved again. */
  droppedFields: z.array(z.string()),
  isOwn: z.boolean(),
});
export type TicketView = z.infer<typeof ticketView>;

export const viewFields = {
  name: requiredText(LIMITS.viewName),
  query: ticketQuery,
  sharing: viewSharing,
  /** Required to share with a group, which the caller must be in. */
  groupId: groupId.optional(),
};

export const listTicketViews = defineCall({
  name: 'tickets.listViews',
  method: 'GET',
  base: 'parrot',
  path: '/desk/ticket/views',
  access: desk,
  scope: 'tickets:read',
  summary:
    'The caller’s views and those shared with them, by name, and the groups that the caller can share with. A view whose group was deleted is visible to its owner only.',
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    items: z.array(ticketView),
    groups: z.array(z.object({ groupId, name: z.string() })),
  }),
});

export const saveTicketView = defineCall({
  name: 'tickets.saveView',
  method: 'POST',
  base: 'parrot',
  path: '/desk/ticket/views',
  access: desk,
  summary: 'Saves a view, or with `viewId` changes one of the caller’s own.',
  body: z.object({ viewId: ticketViewId.optional(), ...viewFields }),
  parseReply: true,
  reply: z.object({ status: z.literal('success'), view: ticketView }),
});

export const deleteTicketView = defineCall({
  name: 'tickets.deleteView',
  method: 'DELETE',
  base: 'parrot',
  path: '/desk/ticket/views',
  access: desk,
  summary: 'Deletes one of the caller’s views, for everyone it is shared with.',
  query: z.object({ viewId: ticketViewId }),
  reply: done,
});
