import type { ConversationId } from '@parrot/contract/core';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { ticketComments, tickets } from './tickets.tables.ts';

/** All that tickets hold of a conversation, comments included, for whom it is about. */
export async function ticketsOfConversation(tx: Tx, conversationId: ConversationId) {
  const rows = await tx
    .select()
    .from(tickets)
    .where(eq(tickets.conversationId, conversationId))
    .orderBy(asc(tickets.number));
  const comments =
    rows.length === 0
      ? []
      : await tx
          .select()
          .from(ticketComments)
          .where(
            inArray(
              ticketComments.ticketId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(ticketComments.createdAt));
  return rows.map(({ tenantId: _, ...ticket }) => ({
    ...ticket,
    comments: comments
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ tenantId: _tenant, ...comment }) => comment),
  }));
}
