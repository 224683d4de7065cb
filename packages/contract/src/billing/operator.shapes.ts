/** What the operator of an installation sees of its workspaces. */
import * as z from 'zod';
import { checkoutId, invoiceId, tenantId } from '../core/ids.ts';
import { subscriptionStatus } from './billing.shapes.ts';
import { checkoutStatus } from './checkout.calls.ts';
import { billingActivity } from './invoices.calls.ts';
import { usageOf } from './plans.shapes.ts';
import { serviceRequest } from './service-requests.calls.ts';

export const workspace = z.object({
  tenantId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  planName: z.string(),
  planCode: z.string(),
  status: subscriptionStatus,
  /** Null: the plan has no end. */
  termEnd: z.iso.datetime().nullable(),
  users: usageOf,
  apps: usageOf,
  conversationsPerDay: usageOf,
  openRequests: z.number().int(),
});
export type Workspace = z.infer<typeof workspace>;

/** A request with the workspace it came from. */
export const workspaceRequest = serviceRequest.extend({ tenantId, workspaceName: z.string() });
export type WorkspaceRequest = z.infer<typeof workspaceRequest>;

const payment = z.object({
  orderedAt: z.iso.datetime(),
  orderedByName: z.string(),
  planName: z.string(),
  /** Formatted. */
  amount: z.string(),
  provider: z.string(),
  status: checkoutStatus,
});
export type WorkspacePayment = z.infer<typeof payment>;

export const workspaceDetails = workspace.extend({
  owners: z.array(z.object({ name: z.string(), emailId: z.string() })),
  /** The smaller plan that was requested; empty if there is none. */
  nextPlanName: z.string(),
  /** The latest of each, newest first. */
  requests: z.array(serviceRequest),
  payments: z.array(payment),
  activity: z.array(billingActivity),
});
export type WorkspaceDetails = z.infer<typeof workspaceDetails>;

/** An invoice of an erased workspace, which tax law requires the seller to store. */
export const retainedInvoice = z.object({
  invoiceId,
  workspaceId: tenantId,
  number: z.string(),
  issuedAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
  /** As it was issued: buyer, seller, amounts and tax. */
  content: z.record(z.string(), z.unknown()),
});
export type RetainedInvoice = z.infer<typeof retainedInvoice>;

/** `failed` is applied when the provider repeats the webhook. */
export const WEBHOOK_OUTCOMES = ['applied', 'ignored', 'unknown_order', 'failed'] as const;
export const paymentWebhook = z.object({
  eventId: z.string(),
  provider: z.string(),
  type: z.string(),
  checkoutId: checkoutId.nullable(),
  outcome: z.string(),
  receivedAt: z.iso.datetime(),
});
export type PaymentWebhook = z.infer<typeof paymentWebhook>;
