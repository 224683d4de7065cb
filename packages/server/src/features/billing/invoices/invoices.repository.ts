import type { BillingDetails } from '@parrot/contract/billing';
import type { InvoiceId, TenantId } from '@parrot/contract/core';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { billingDetails, type InvoiceRow, invoiceNumbers, invoices } from '../billing.tables.ts';

/** Locks the tenant's counter until the transaction ends, so that numbers have no gaps and no duplicates. */
export async function nextInvoiceNumber(tx: Tx, tenantId: TenantId): Promise<number> {
  await tx.insert(invoiceNumbers).values({ tenantId, last: 0 }).onConflictDoNothing();
  const own = eq(invoiceNumbers.tenantId, tenantId);
  const [found] = await tx
    .select({ last: invoiceNumbers.last })
    .from(invoiceNumbers)
    .where(own)
    .for('update');
  const next = (found?.last ?? 0) + 1;
  await tx.update(invoiceNumbers).set({ last: next }).where(own);
  return next;
}

export async function insertInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(row);
}

export const listInvoiceRows = (tx: Tx, tenantId: TenantId): Promise<InvoiceRow[]> =>
  tx.select().from(invoices).where(eq(invoices.tenantId, tenantId)).orderBy(desc(invoices.number));

export async function findInvoice(
  tx: Tx,
  tenantId: TenantId,
  id: InvoiceId,
): Promise<InvoiceRow | undefined> {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), eq(invoices.id, id)));
  return found;
}

export async function findBillingDetails(tx: Tx, tenantId: TenantId): Promise<BillingDetails | undefined> {
  const [found] = await tx
    .select({ company: billingDetails.company, address: billingDetails.address, taxId: billingDetails.taxId })
    .from(billingDetails)
    .where(eq(billingDetails.tenantId, tenantId));
  return found;
}

export async function saveBillingDetails(tx: Tx, tenantId: TenantId, details: BillingDetails): Promise<void> {
  await tx
    .insert(billingDetails)
    .values({ tenantId, ...details })
    .onConflictDoUpdate({ target: billingDetails.tenantId, set: details });
}
