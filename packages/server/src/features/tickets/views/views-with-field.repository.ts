/** Views that are filtered or sorted by an own field of the workspace. */
import type { TenantId, TicketFieldId } from '@parrot/contract/core';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { ticketViews } from './ticket-views.tables.ts';

const usesField = (tenantId: TenantId, id: TicketFieldId): SQL | undefined =>
  and(
    eq(ticketViews.tenantId, tenantId),
    or(
      sql`${ticketViews.query} -> 'fields' @> ${JSON.stringify([{ fieldId: id }])}::jsonb`,
      sql`${ticketViews.query} ->> 'sortBy' = ${id}`,
    ),
  );

export const countViewsWithField = (tx: Tx, tenantId: TenantId, id: TicketFieldId): Promise<number> =>
  tx.$count(ticketViews, usesField(tenantId, id));

/** The views remember what they have lost, so that their users are not misled by a longer list. */
export async function dropFieldFromViews(
  tx: Tx,
  { tenantId, id, label }: { tenantId: TenantId; id: TicketFieldId; label: string },
): Promise<void> {
  const found = await tx.select().from(ticketViews).where(usesField(tenantId, id)).for('update');
  for (const { id: viewId, query, droppedFields } of found)
    await tx
      .update(ticketViews)
      .set({
        query: {
          ...query,
          fields: query.fields.filter(({ fieldId }) => fieldId !== id),
          ...(query.sortBy === id && { sortBy: 'updated', descending: true }),
        },
        droppedFields: [...new Set([...droppedFields, label])],
      })
      .where(eq(ticketViews.id, viewId));
}
