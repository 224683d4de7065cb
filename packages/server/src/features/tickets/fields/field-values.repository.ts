import type { FieldValue, TenantId, TicketFieldId, TicketId } from '@parrot/contract/core';
import type { TicketFieldValues } from '@parrot/contract/tickets';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { ticketFieldValues } from './ticket-fields.tables.ts';

/** A column of queries on tickets. */
export const fieldValuesColumn = sql<TicketFieldValues>`coalesce((
  select jsonb_object_agg(ticket_field_values.field_id, ticket_field_values.value)
  from ticket_field_values where ticket_field_values.ticket_id = tickets.id), '{}')`;

/** The same by label, for people to read. */
export const namedValuesColumn = sql<TicketFieldValues>`coalesce((
  select jsonb_object_agg(ticket_fields.label, ticket_field_values.value)
  from ticket_field_values join ticket_fields on ticket_fields.id = ticket_field_values.field_id
  where ticket_field_values.ticket_id = tickets.id), '{}')`;

type Entry = { tenantId: TenantId; ticketId: TicketId; fieldId: TicketFieldId };

/** Null clears it. */
export async function storeFieldValue(
  tx: Tx,
  { value, ...entry }: Entry & { value: FieldValue | null },
): Promise<void> {
  const { ticketId, fieldId } = entry;
  const { ticketId: ofTicket, fieldId: ofField } = ticketFieldValues;
  if (value === null)
    await tx.delete(ticketFieldValues).where(and(eq(ofTicket, ticketId), eq(ofField, fieldId)));
  else
    await tx
      .insert(ticketFieldValues)
      .values({ ...entry, value })
      .onConflictDoUpdate({ target: [ofTicket, ofField], set: { value } });
}

/** What the second ticket lacks it takes from the first, as far as its app has the field. */
export async function copyMissingValues(tx: Tx, from: TicketId, to: TicketId): Promise<void> {
  await tx.execute(sql`
    insert into ticket_field_values (tenant_id, ticket_id, field_id, value)
    select given.tenant_id, target.id, given.field_id, given.value
    from ticket_field_values as given
    join ticket_fields as field on field.id = given.field_id
    join tickets as target on target.id = ${to}
    where given.ticket_id = ${from} and (field.all_apps or exists (
      select from ticket_field_apps as own where own.field_id = field.id and own.app_id = target.app_id))
    on conflict (ticket_id, field_id) do nothing`);
}
