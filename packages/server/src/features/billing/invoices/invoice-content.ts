import type { BillingDetails, PlanChange } from '@parrot/contract/billing';

/** An invoice as it was issued. Nothing in it changes later. */
export type InvoiceContent = Pick<
  PlanChange,
  'planName' | 'intervalUnit' | 'price' | 'credit' | 'tax' | 'total' | 'currency'
> & {
  seller: { name: string; address: string; taxId: string };
  buyer: BillingDetails;
  termStart: string;
  termEnd: string;
  /** Of the workspace when it was issued: decides which days are printed. Older invoices have none. */
  timeZone?: string;
};
