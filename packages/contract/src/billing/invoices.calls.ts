import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, fileBytes, pageOf, paging } from '../core/call.ts';
import { invoiceId, serviceRequestId } from '../core/ids.ts';
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
  'payment_received',
  'payment_failed',
  'plan_changed',
  'plan_renewed',
  'plan_granted',
  'term_ended',
  'grace_ended',
  'cancellation_requested',
  'downgrade_requested',
  'enterprise_requested',
] as const;
const billingEvent = z.enum(BILLING_EVENTS);
export type BillingEvent = z.infer<typeof billingEvent>;

const billingActivity = z.object({
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

export const CANCEL_REASONS = [
  'Cost concerns',
  'Business needs have changed',
  'Exploring alternatives',
  'Lack of value',
  'Others',
] as const;
const reason = z
  .object({
    reason: z.enum(CANCEL_REASONS),
    description: z.string().trim().max(LIMITS.reasonDescription.max).default(''),
  })
  .refine(
    ({ reason: chosen, description }) =>
      chosen !== 'Others' || description.length >= LIMITS.reasonDescription.min,
    { path: ['description'], message: 'Please describe the reason in 5 to 130 characters.' },
  );

const requestInput = z.discriminatedUnion('requestType', [
  z.object({ requestType: z.literal('contact_for_enterprise') }),
  z.object({
    requestType: z.literal('subscription_cancelled'),
    requestInfo: z.object({ subscriptionCancelReason: reason }),
  }),
  z.object({
    requestType: z.literal('subscription_downgraded'),
    requestInfo: z.object({ subscriptionDowngradeReason: reason, planCode: z.string().max(60) }),
  }),
]);
export type ServiceRequestInput = z.infer<typeof requestInput>;

export const requestService = defineCall({
  name: 'billing.requestService',
  method: 'POST',
  base: 'subscription',
  path: '/subscription/service/request',
  access: needs('Makes Payment'),
  summary: 'Asks to cancel, to switch to a smaller plan, or to be contacted about enterprise.',
  body: z.object({ appName: z.string().max(40).default('') }).and(requestInput),
  reply: done.extend({ requestId: serviceRequestId }),
});
