import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { planCode } from './plans.shapes.ts';

const nextPlan = z.object({
  planCode,
  planName: z.string(),
  startsAt: z.iso.datetime(),
  /** Unpaid, it starts only once it is paid. */
  isPaid: z.boolean(),
});

export const paymentOptions = defineCall({
  name: 'billing.paymentOptions',
  method: 'GET',
  base: 'subscription',
  path: '/payment/options',
  access: needs('Makes Payment'),
  summary: 'What can be paid next, and whether the payment provider has a customer portal for this tenant.',
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      /**
       * The plan that a renewal orders: the smaller one that was requested, or the current one. Null if there
       * is nothing to renew: on trial, on a plan that can't be bought, or with the next term already paid.
       */
      renewalPlanCode: planCode.nullable(),
      /** The smaller plan that was requested. */
      nextPlan: nextPlan.nullable(),
      hasCustomerPortal: z.boolean(),
    }),
  }),
});

export const openCustomerPortal = defineCall({
  name: 'billing.openPortal',
  method: 'POST',
  base: 'subscription',
  path: '/customer/portal',
  access: needs('Makes Payment'),
  summary:
    "Opens the payment provider's page with payment methods and receipts. 404 unless `hasCustomerPortal`.",
  reply: z.object({ status: z.literal('success'), data: z.object({ url: z.string() }) }),
});
