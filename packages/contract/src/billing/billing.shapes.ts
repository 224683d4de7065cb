import * as z from 'zod';

export const subscriptionStatus = z.enum(['trial', 'live', 'grace_period', 'expired', 'cancelled']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const planDetails = z.object({
  status: subscriptionStatus,
  plans: z.array(z.object({ name: z.string(), interval_unit: z.enum(['months', 'years']) })),
  /** Null: the plan has no end. */
  currentTermEndDate: z.iso.datetime().nullable(),
  /** Days after the end of the term in which everything still works. */
  gracePeriod: z.number().int(),
});
export type PlanDetails = z.infer<typeof planDetails>;
