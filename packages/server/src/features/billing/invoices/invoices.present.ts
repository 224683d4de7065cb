import type { Invoice } from '@parrot/contract/billing';
import type { InvoiceRow } from '../billing.tables.ts';

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
