import * as z from 'zod';
import { needs, signedIn } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { timeZone } from '../core/validation.ts';
import { currency } from './money.ts';
import { enterprisePlan, intervalUnit, planCard, planChange, planCode, tax, usage } from './plans.shapes.ts';

export const applicablePlans = defineCall({
  name: 'billing.applicablePlans',
  method: 'POST',
  base: 'subscription',
  path: '/v2/user/applicable/plans',
  access: needs('Makes Payment'),
  summary: 'The plans that this tenant can have, for one billing interval.',
  body: z.object({ interval: intervalUnit }),
  reply: z.object({
    status: z.literal('success'),
    plans: z.array(planCard),
    enterprisePlan,
    currency,
    tax,
  }),
});

export const previewPlanChange = defineCall({
  name: 'billing.previewPlanChange',
  method: 'POST',
  base: 'subscription',
  path: '/preview/plan/change',
  access: needs('Makes Payment'),
  summary:
    'What a plan would cost now, with the credit for unused days, and which of its limits are exceeded.',
  body: z.object({ planCode }),
  reply: z.object({ status: z.literal('success'), data: planChange }),
});

export const subscriptionUsage = defineCall({
  name: 'billing.usage',
  method: 'GET',
  base: 'subscription',
  path: '/usage',
  access: signedIn,
  summary: 'What this tenant uses of its plan, and the conversations of the last 30 days.',
  reply: z.object({ status: z.literal('success'), data: usage }),
});

export const saveTimeZone = defineCall({
  name: 'billing.saveTimeZone',
  method: 'PUT',
  base: 'subscription',
  path: '/time/zone',
  access: needs('Makes Payment'),
  summary:
    "Changes the workspace's time zone, whose midnight begins a new day of the daily limit. What was used today still counts.",
  body: z.object({ timeZone }),
  reply: done,
});
