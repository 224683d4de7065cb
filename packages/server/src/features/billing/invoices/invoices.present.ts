import type { Invoice, RetainedInvoice } from '@parrot/contract/billing';
import type { InvoiceRow } from '../billing.tables.ts';
import type { RetainedInvoiceRow } from './retained-invoices.repository.ts';

export const invoiceNumber = ({ number }: Pick<InvoiceRow, 'number'>): string =>
  `INV-${String(number).padStart(5, '0')}`;

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  invoiceId: row.id,
  number: invoiceNumber(row),
  issuedAt: row.issuedAt.toISOString(),
  planName: row.content.planName,
  total: row.content.total,
  currency: row.content.currency,
});

export const presentRetainedInvoice = (row: RetainedInvoiceRow): RetainedInvoice => ({
  invoiceId: row.id,
  workspaceId: row.workspaceId,
  number: invoiceNumber(row),
  issuedAt: row.issuedAt.toISOString(),
  deleteAfter: row.deleteAfter.toISOString(),
  content: row.content,
});
