import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, fileBytes, pageOf, paging } from '../core/call.ts';
import { invoiceId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { amount, currency } from './money.ts';

const invoice = z.object({
  invoiceId,
  /** Counts up within the tenant, without gaps. */
  number: z.string(),
  issuedAt: z.iso.datetime(),
  planName: z.string(),
  total: amount,
  currency,
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = defineCall({
  name: 'billing.invoices',
  method: 'GET',
  base: 'subscription',
  path: '/list/subscription/invoice',
  access: needs('Makes Payment'),
  summary: "This tenant's invoices, newest first.",
  headers: { app_name: 'studio' },
  reply: z.object({ status: z.literal('success'), items: z.array(invoice) }),
});

export const downloadInvoice = defineCall({
  name: 'billing.downloadInvoice',
  method: 'POST',
  base: 'subscription',
  path: '/download/subscription/invoice',
  access: needs('Makes Payment'),
  summary: 'An invoice as a PDF file.',
  body: z.object({ invoiceId }),
  download: true,
  reply: fileBytes,
});

const line = (max: number) => z.string().trim().max(max);
export const billingDetails = z.object({
  company: line(LIMITS.tenantName.max),
  address: line(300),
  taxId: line(40),
});
export type BillingDetails = z.infer<typeof billingDetails>;

export const readBillingDetails = defineCall({
  name: 'billing.details',
  method: 'GET',
  base: 'subscription',
  path: '/billing/details',
  access: needs('Makes Payment'),
  summary: 'The company, address and tax id that invoices are made out to.',
  reply: z.object({ status: z.literal('success'), data: billingDetails }),
});

export const saveBillingDetails = defineCall({
  name: 'billing.saveDetails',
  method: 'PUT',
  base: 'subscription',
  path: '/billing/details',
  access: needs('Makes Payment'),
  summary: 'Changes who the next invoices are made out to. Invoices already issued stay as they are.',
  body: billingDetails,
  reply: done,
});

const BILLING_EVENTS = [
  'trial_started',
  'trial_extended',
  'payment_received',
  'payment_failed',
  'plan_changed',
  'plan_renewed',
  'plan_granted',
  'term_ended',
  'grace_ended',
  'plan_ended',
  'cancellation_requested',
  'downgrade_requested',
  'enterprise_requested',
  'request_done',
  'request_declined',
  'request_withdrawn',
] as const;
const billingEvent = z.enum(BILLING_EVENTS);
export type BillingEvent = z.infer<typeof billingEvent>;

export const billingActivity = z.object({
  at: z.iso.datetime(),
  event: billingEvent,
  /** The user who did it; empty where a job or the provider did. */
  actorName: z.string(),
  planName: z.string(),
});

export const listSubscriptionActivity = defineCall({
  name: 'billing.activity',
  method: 'POST',
  base: 'subscription',
  path: '/list/subscription/activity',
  access: needs('Makes Payment'),
  summary: 'The history of this subscription, newest first.',
  body: z.object(paging),
  reply: pageOf(billingActivity),
});
