import * as z from 'zod';
import { definePush } from '../core/event.ts';
import { conversationId } from '../core/ids.ts';
import { sessionDue } from './targets.shapes.ts';
import { ticket, ticketComment } from './tickets.calls.ts';

export const ticketChanged = definePush({
  name: 'ticket.changed',
  channel: 'desk',
  summary: 'The ticket of a conversation that is open at this desk has changed or has a new comment.',
  payload: z.object({ conversationId, ticket, comment: ticketComment.nullable() }),
});

export const dueChanged = definePush({
  name: 'ticket.dueChanged',
  channel: 'desk',
  summary: 'When the ticket of a conversation in this desk’s lists is due has changed.',
  payload: sessionDue,
});
