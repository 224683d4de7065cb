import type { IntervalUnit, PlanChange, PlanLimits } from '@parrot/contract/billing';

/**
 * An order as the buyer saw it. Stored with the checkout, so that later edits of the plan file don't change
 * it.
 */
export type OrderTerms = Pick<PlanChange, 'planName' | 'price' | 'credit' | 'tax' | 'total' | 'currency'> & {
  interval: IntervalUnit;
  limits: PlanLimits;
};
