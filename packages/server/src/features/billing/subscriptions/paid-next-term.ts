import type { OrderTerms } from '../checkout/order-terms.ts';

/** A smaller plan that is paid and starts at the end of the current term. Times are ISO texts. */
export type PaidNextTerm = Pick<OrderTerms, 'planName' | 'interval' | 'price' | 'limits'> & {
  planCode: string;
  termEnd: string;
  anchor: string;
  paidAt: string;
};
