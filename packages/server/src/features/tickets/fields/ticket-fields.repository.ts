import type { AppId, TenantId, TicketFieldId, TicketId } from '@parrot/contract/core';
import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type FieldRow, ticketFieldApps, ticketFields, ticketFieldValues } from './ticket-fields.tables.ts';

/** With all of its apps, whoever may see them. */
export type StoredField = FieldRow & { appIds: AppId[] };

const withApps = (tx: Tx) =>
  tx
    .select({
      field: ticketFields,
      appIds: sql<AppId[]>`array(
        select app_id from ticket_field_apps where ticket_field_apps.field_id = ticket_fields.id order by app_id)`,
    })
    .from(ticketFields)
    .$dynamic();

/** In the order in which they were added. */
export async function listFields(tx: Tx, tenantId: TenantId): Promise<StoredField[]> {
  const rows = await withApps(tx)
    .where(eq(ticketFields.tenantId, tenantId))
    .orderBy(asc(ticketFields.createdAt), asc(ticketFields.id));
  return rows.map(({ field, appIds }) => ({ ...field, appIds }));
}

/** Fields of one tenant change one after the other, so that their number stays below the limit. */
export async function lockFields(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ticket fields ${tenantId}`}, 0))`);
}

export async function insertField(tx: Tx, { appIds, ...row }: StoredField): Promise<void> {
  await tx.insert(ticketFields).values(row);
  await storeApps(tx, row, appIds);
}

export async function updateField(
  tx: Tx,
  { id, tenantId, appIds, ...changes }: Omit<StoredField, 'type' | 'createdAt'>,
): Promise<void> {
  await tx.update(ticketFields).set(changes).where(eq(ticketFields.id, id));
  await tx.delete(ticketFieldApps).where(eq(ticketFieldApps.fieldId, id));
  await storeApps(tx, { id, tenantId }, appIds);
}

async function storeApps(
  tx: Tx,
  { id: fieldId, tenantId }: Pick<FieldRow, 'id' | 'tenantId'>,
  appIds: readonly AppId[],
): Promise<void> {
  if (appIds.length === 0) return;
  await tx.insert(ticketFieldApps).values(appIds.map((appId) => ({ tenantId, fieldId, appId })));
}

/** Foreign keys delete its values. */
export async function deleteField(tx: Tx, id: TicketFieldId): Promise<void> {
  await tx.delete(ticketFields).where(eq(ticketFields.id, id));
}

export const countValues = (tx: Tx, id: TicketFieldId): Promise<number> =>
  tx.$count(ticketFieldValues, eq(ticketFieldValues.fieldId, id));

/** Labels of the required fields of an app that a ticket has no value for. */
export async function missingFields(
  tx: Tx,
  { tenantId, appId, id }: { tenantId: TenantId; appId: AppId; id: TicketId },
): Promise<string[]> {
  const rows = await tx
    .select({ label: ticketFields.label })
    .from(ticketFields)
    .where(
      and(
        eq(ticketFields.tenantId, tenantId),
        eq(ticketFields.isRequired, true),
        isOfApp(tx, appId),
        not(hasValue(tx, id)),
      ),
    )
    .orderBy(asc(ticketFields.createdAt), asc(ticketFields.id));
  return rows.map(({ label }) => label);
}

const isOfApp = (tx: Tx, appId: AppId): SQL | undefined =>
  or(
    eq(ticketFields.allApps, true),
    inArray(
      ticketFields.id,
      tx
        .select({ id: ticketFieldApps.fieldId })
        .from(ticketFieldApps)
        .where(eq(ticketFieldApps.appId, appId)),
    ),
  );

const hasValue = (tx: Tx, ticketId: TicketId): SQL =>
  inArray(
    ticketFields.id,
    tx
      .select({ id: ticketFieldValues.fieldId })
      .from(ticketFieldValues)
      .where(eq(ticketFieldValues.ticketId, ticketId)),
  );
