/** Defines the fields of tickets, and sets their values. */
import * as z from 'zod';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { fieldValue } from '../core/custom-field.ts';
import { ticketFieldId, ticketId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { newTicketField, ticketField, ticketFieldChange, ticketFieldEntry } from './ticket-fields.ts';
import { ticket } from './tickets.calls.ts';

const manage = needs('Handle Chats', 'Agent chat monitoring');
const fieldReply = z.object({ status: z.literal('success'), field: ticketField });

export const listTicketFields = defineCall({
  name: 'tickets.listFields',
  method: 'GET',
  base: 'parrot',
  path: '/desk/ticket/fields',
  access: desk,
  scope: 'tickets:read',
  summary:
    'The fields of tickets of the apps that the caller may see, in the order in which they were added.',
  reply: z.object({ status: z.literal('success'), items: z.array(ticketField) }),
});

export const addTicketField = defineCall({
  name: 'tickets.addField',
  method: 'POST',
  base: 'parrot',
  path: '/desk/ticket/fields/add',
  access: manage,
  summary: `Adds a field to the tickets of all apps or of some, at most ${LIMITS.ticketFields}.`,
  body: newTicketField,
  reply: fieldReply,
});

export const updateTicketField = defineCall({
  name: 'tickets.updateField',
  method: 'POST',
  base: 'parrot',
  path: '/desk/ticket/fields/update',
  access: manage,
  summary: 'Changes a field: its label, options and apps, and whether it is required. Its type stays.',
  body: ticketFieldChange,
  reply: fieldReply,
});

export const ticketFieldUse = defineCall({
  name: 'tickets.fieldUse',
  method: 'GET',
  base: 'parrot',
  path: '/desk/ticket/fields/use',
  access: manage,
  summary: 'How many tickets have a value of the field, and how many views use it.',
  query: z.object({ fieldId: ticketFieldId }),
  reply: z.object({
    status: z.literal('success'),
    tickets: z.number().int().min(0),
    views: z.number().int().min(0),
  }),
});

export const deleteTicketField = defineCall({
  name: 'tickets.deleteField',
  method: 'POST',
  base: 'parrot',
  path: '/desk/ticket/fields/delete',
  access: manage,
  summary:
    'Deletes a field and its values. Views stop filtering and sorting by it, and name it in `droppedFields`.',
  body: z.object({
    fieldId: ticketFieldId,
    /** The label of the field, typed to confirm. */
    confirmLabel: z.string().max(LIMITS.fieldLabel),
  }),
  reply: done,
});

export const setTicketField = defineCall({
  name: 'tickets.setField',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/ticket/field',
  access: desk,
  scope: 'tickets:write',
  summary:
    'Sets a field of a ticket, or clears it with null. Rejected without changes if its value is no longer `before`; other fields may have changed.',
  body: ticketFieldEntry.extend({
    ticketId,
    /** The value that the caller saw; null if there was none. */
    before: fieldValue.nullable(),
  }),
  reply: z.object({ status: z.literal('success'), ticket }),
});
