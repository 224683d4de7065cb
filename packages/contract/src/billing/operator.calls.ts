import * as z from 'zod';
import { operator } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { serviceRequestId, tenantId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { subscriptionStatus } from './billing.shapes.ts';
import {
  paymentWebhook,
  retainedInvoice,
  WEBHOOK_OUTCOMES,
  workspace,
  workspaceDetails,
  workspaceRequest,
} from './operator.shapes.ts';
import { planCode, planLimits } from './plans.shapes.ts';
import { SERVICE_REQUEST_STATES } from './service-requests.calls.ts';

const BASE = { base: 'parrot', access: operator, bodyTenant: 'target' } as const;
const { max: maxTrialDays } = LIMITS.trialExtensionDays;
const DAYS_RULE = `Please enter a whole number of days from 1 to ${maxTrialDays}.`;

export const listWorkspaces = defineCall({
  ...BASE,
  name: 'operator.workspaces',
  method: 'POST',
  path: '/operator/workspaces/list',
  summary: 'The workspaces of this installation with their plans and usage, newest first.',
  body: z.object({
    ...paging,
    /** A part of the name or the id. */
    search: z.string().max(100).default(''),
    status: subscriptionStatus.optional(),
  }),
  reply: pageOf(workspace),
});

export const openWorkspace = defineCall({
  ...BASE,
  name: 'operator.workspace',
  method: 'POST',
  path: '/operator/workspace',
  summary: 'One workspace with its owners, requests, payments and subscription activity.',
  body: z.object({ tenantId }),
  reply: z.object({ status: z.literal('success'), data: workspaceDetails }),
});

const changedTerm = done.extend({ termEnd: z.iso.datetime().nullable() });

export const extendTrial = defineCall({
  ...BASE,
  name: 'operator.extendTrial',
  method: 'POST',
  path: '/operator/trial/extend',
  summary: 'Extends a trial, from its end or, if it has ended, from now.',
  body: z.object({
    tenantId,
    days: z.number(DAYS_RULE).int(DAYS_RULE).min(1, DAYS_RULE).max(maxTrialDays, DAYS_RULE),
  }),
  reply: changedTerm,
});

export const grantPlan = defineCall({
  ...BASE,
  name: 'operator.grantPlan',
  method: 'POST',
  path: '/operator/plan/grant',
  summary:
    "Gives a workspace a plan without a payment: one of the plan file, or `enterprise`, which is unlimited. `limits` replace the plan's.",
  body: z.object({
    tenantId,
    planCode,
    /** Null: the plan has no end. */
    until: z.iso.datetime('Please enter the day the plan ends.').nullable(),
    limits: planLimits.partial().default({}),
  }),
  reply: changedTerm,
});

export const listWorkspaceRequests = defineCall({
  ...BASE,
  name: 'operator.requests',
  method: 'POST',
  path: '/operator/requests/list',
  summary: 'The service requests of all workspaces, newest first.',
  body: z.object({ ...paging, state: z.enum(SERVICE_REQUEST_STATES).optional() }),
  reply: pageOf(workspaceRequest),
});

export const answerServiceRequest = defineCall({
  ...BASE,
  name: 'operator.answerRequest',
  method: 'POST',
  path: '/operator/request/answer',
  summary: 'Completes or declines a service request. Those who pay are notified; declining undoes it.',
  body: z.object({
    requestId: serviceRequestId,
    state: z.enum(['done', 'declined'], 'Please answer with “done” or “declined”.'),
    answer: z
      .string()
      .trim()
      .max(
        LIMITS.requestAnswer.max,
        `Please keep the answer under ${LIMITS.requestAnswer.max + 1} characters.`,
      )
      .default(''),
  }),
  reply: done,
});

export const listPaymentWebhooks = defineCall({
  ...BASE,
  name: 'operator.webhooks',
  method: 'POST',
  path: '/operator/webhooks/list',
  summary: 'The webhooks that the payment provider sent, with their outcomes, newest first.',
  body: z.object({ ...paging, outcome: z.enum(WEBHOOK_OUTCOMES).optional() }),
  reply: pageOf(paymentWebhook),
});

export const listRetainedInvoices = defineCall({
  ...BASE,
  name: 'operator.retainedInvoices',
  method: 'POST',
  path: '/operator/retained-invoices/list',
  summary: 'Invoices of erased workspaces, the latest first.',
  body: z.object({ ...paging }),
  reply: pageOf(retainedInvoice),
});
