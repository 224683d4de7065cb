import * as z from 'zod';
import { signedIn } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { planDetails } from './billing.shapes.ts';

export const subscriptionDetails = defineCall({
  name: 'billing.subscriptionDetails',
  method: 'GET',
  base: 'subscription',
  path: '/v2/user/subscription/details',
  access: signedIn,
  summary: 'The plan of this tenant and its status.',
  reply: z.object({ status: z.literal('success'), data: z.object({ planDetails }) }),
});
