/** Invoices of erased tenants, which tax law requires the seller to store. Needs a system transaction. */
import type { TenantId } from '@parrot/contract/core';
import { desc, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { invoices, retainedInvoices } from '../billing.tables.ts';

/** Copies the invoices of a tenant that is about to be deleted; returns how many there are. */
export async function retainInvoices(tx: Tx, tenantId: TenantId, deleteAfter: Date): Promise<number> {
  const rows = await tx.select().from(invoices).where(eq(invoices.tenantId, tenantId));
  if (rows.length === 0) return 0;
  await tx.insert(retainedInvoices).values(
    rows.map(({ id, number, issuedAt, content }) => ({
      id,
      workspaceId: tenantId,
      number,
      issuedAt,
      content,
      deleteAfter,
    })),
  );
  return rows.length;
}

export const countInvoices = (tx: Tx, tenantId: TenantId): Promise<number> =>
  tx.$count(invoices, eq(invoices.tenantId, tenantId));

export type RetainedInvoiceRow = typeof retainedInvoices.$inferSelect;

/** The latest first. */
export async function listRetainedInvoices(
  tx: Tx,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RetainedInvoiceRow[]; total: number }> {
  const rows = await tx
    .select()
    .from(retainedInvoices)
    .orderBy(desc(retainedInvoices.issuedAt), desc(retainedInvoices.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await tx.$count(retainedInvoices) };
}

export async function deleteRetainedInvoicesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(retainedInvoices).where(lt(retainedInvoices.deleteAfter, moment));
}
