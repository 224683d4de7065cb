import * as z from 'zod';
import { anyone, needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { checkoutId } from '../core/ids.ts';
import { amount, currency } from './money.ts';
import { planCode } from './plans.shapes.ts';

export const checkoutStatus = z.enum(['pending', 'success', 'failed', 'cancelled']);
export type CheckoutStatus = z.infer<typeof checkoutStatus>;

export const checkoutUpgrade = defineCall({
  name: 'billing.checkout',
  method: 'POST',
  base: 'subscription',
  path: '/checkout/upgrade',
  access: needs('Makes Payment'),
  summary: "Orders a plan and returns the address of the provider's payment page.",
  body: z.object({
    planCode,
    quantity: z.literal(1, 'You can order one plan at a time. Please reload and try again.'),
    /** The page of this installation to return to. */
    redirectUrl: z.string().max(500),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ checkoutPageId: checkoutId, url: z.string() }),
  }),
});

export const verifyPayment = defineCall({
  name: 'billing.verifyPayment',
  method: 'POST',
  base: 'subscription',
  path: '/verify/payment',
  access: needs('Makes Payment'),
  summary: 'Fetches the status of an order from the payment provider and applies it.',
  body: z.object({ checkoutPageId: checkoutId }),
  reply: z.object({ status: z.literal('success'), paymentStatus: checkoutStatus }),
});

export const sandboxCheckout = defineCall({
  name: 'billing.sandboxCheckout',
  method: 'GET',
  base: 'parrot',
  path: '/sandbox/checkout',
  access: anyone,
  summary: 'What the payment page of the sandbox provider shows.',
  query: z.object({ checkoutPageId: checkoutId }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ description: z.string(), total: amount, currency, paymentStatus: checkoutStatus }),
  }),
});

export const SANDBOX_ACTIONS = ['pay', 'fail', 'cancel', 'delay'] as const;

export const sandboxPay = defineCall({
  name: 'billing.sandboxPay',
  method: 'POST',
  base: 'parrot',
  path: '/sandbox/checkout/pay',
  access: anyone,
  summary: 'Pays, fails, cancels or delays an order of the sandbox provider. No money moves.',
  body: z.object({ checkoutPageId: checkoutId, action: z.enum(SANDBOX_ACTIONS) }),
  reply: done.extend({ returnUrl: z.string() }),
});
