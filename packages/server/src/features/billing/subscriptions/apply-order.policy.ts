/** What a paid order changes in a subscription. */

import type { SubscriptionRow } from '../billing.tables.ts';
import type { OrderTerms } from '../checkout/order-terms.ts';
import type { PaidNextTerm } from './paid-next-term.ts';
import { type NextTerm, nextTerm, termEndAfter } from './term.policy.ts';

type PaidOrder = Pick<OrderTerms, 'planName' | 'interval' | 'price' | 'limits'> & {
  planCode: string;
  orderedAt: Date;
};
type Change = Partial<Omit<SubscriptionRow, 'tenantId'>>;
/** `term` is what was paid for. */
type Applied = { term: NextTerm; change: Change };

export function applyOrder(current: SubscriptionRow, order: PaidOrder, now: Date): Applied {
  const { planCode, planName, interval, price, limits } = order;
  const { paidNextTerm } = current;
  const settled: Change = { status: 'live', cancelledAt: null, nextPlanCode: null };

  // Ordered on two pages and paid on both: the second payment pays for the term after.
  if (paidNextTerm?.planCode === planCode && now < current.termEnd) {
    const term = termAfter(paidNextTerm);
    const longer = {
      ...paidNextTerm,
      termEnd: term.termEnd.toISOString(),
      price: paidNextTerm.price + price,
    };
    return { term, change: { ...settled, paidNextTerm: longer } };
  }
  const term = nextTerm(current, { planCode, interval }, now);
  const isAhead = term.termStart > now;
  if (isAhead && planCode !== current.planCode) {
    const dates = { termEnd: term.termEnd.toISOString(), anchor: term.anchor.toISOString() };
    const paidNext = { planCode, planName, interval, price, limits, ...dates, paidAt: now.toISOString() };
    return { term, change: { ...settled, paidNextTerm: paidNext } };
  }
  // Renewed early, the two terms become one, so that an upgrade is credited with all of it.
  const continued = isAhead && current.termStart !== null;
  return {
    term,
    change: {
      ...settled,
      ...term,
      ...(continued && { termStart: current.termStart }),
      planCode,
      planName,
      intervalUnit: interval,
      termPrice: continued ? current.termPrice + price : price,
      limits,
      paidNextTerm: isCredited(order, paidNextTerm) ? null : moveBehind(paidNextTerm, term.termEnd),
    },
  };
}

/** An order that was placed before the next term was paid has no credit for it, so that term stays. */
const isCredited = ({ orderedAt }: PaidOrder, paid: PaidNextTerm | null): boolean =>
  paid === null || orderedAt >= new Date(paid.paidAt);

/** A next term that is paid follows the new term. */
export function moveBehind(paid: PaidNextTerm | null, start: Date): PaidNextTerm | null {
  if (!paid) return null;
  const termEnd = termEndAfter(start, start, paid.interval).toISOString();
  return { ...paid, anchor: start.toISOString(), termEnd };
}

function termAfter({ termEnd, anchor, interval }: PaidNextTerm): NextTerm {
  const [termStart, from] = [new Date(termEnd), new Date(anchor)];
  return { termStart, termEnd: termEndAfter(termStart, from, interval), anchor: from };
}

/** The paid next term has begun. */
export function startNextTerm(current: SubscriptionRow, paid: PaidNextTerm): Change {
  return {
    planCode: paid.planCode,
    planName: paid.planName,
    intervalUnit: paid.interval,
    termStart: current.termEnd,
    termEnd: new Date(paid.termEnd),
    anchor: new Date(paid.anchor),
    termPrice: paid.price,
    limits: paid.limits,
    paidNextTerm: null,
  };
}
