import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { serviceRequestId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

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

export const SERVICE_REQUEST_TYPES = [
  'contact_for_enterprise',
  'subscription_cancelled',
  'subscription_downgraded',
] as const;
const serviceRequestType = z.enum(SERVICE_REQUEST_TYPES);
export type ServiceRequestType = z.infer<typeof serviceRequestType>;

/** `withdrawn`: by a user of the workspace, or because a plan was bought that made the request obsolete. */
export const SERVICE_REQUEST_STATES = ['open', 'done', 'declined', 'withdrawn'] as const;
const serviceRequestState = z.enum(SERVICE_REQUEST_STATES);
export type ServiceRequestState = z.infer<typeof serviceRequestState>;

export const serviceRequest = z.object({
  requestId: serviceRequestId,
  requestType: serviceRequestType,
  state: serviceRequestState,
  requestedAt: z.iso.datetime(),
  requestedByName: z.string(),
  reason: z.string(),
  description: z.string(),
  /** The plan that was asked for; empty if the request names none. */
  planName: z.string(),
  /** Null while it is open. */
  resolvedAt: z.iso.datetime().nullable(),
  /** What the vendor replied; may be empty. */
  answer: z.string(),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;

export const requestService = defineCall({
  name: 'billing.requestService',
  method: 'POST',
  base: 'subscription',
  path: '/subscription/service/request',
  access: needs('Makes Payment'),
  summary:
    'Asks to cancel, to switch to a smaller plan, or to be contacted about enterprise. A repeated request updates the open one.',
  body: z.object({ appName: z.string().max(40).default('') }).and(requestInput),
  reply: done.extend({ requestId: serviceRequestId }),
});

export const listServiceRequests = defineCall({
  name: 'billing.serviceRequests',
  method: 'POST',
  base: 'subscription',
  path: '/list/service/request',
  access: needs('Makes Payment'),
  summary: "This tenant's requests to the vendor and their state, newest first.",
  body: z.object(paging),
  reply: pageOf(serviceRequest),
});

export const withdrawServiceRequest = defineCall({
  name: 'billing.withdrawRequest',
  method: 'POST',
  base: 'subscription',
  path: '/withdraw/service/request',
  access: needs('Makes Payment'),
  summary: 'Withdraws an open request: a cancelled plan continues, and the current plan stays the next one.',
  body: z.object({ requestId: serviceRequestId }),
  reply: done,
});
