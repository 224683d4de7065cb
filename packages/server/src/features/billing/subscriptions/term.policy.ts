/** Terms of a subscription, and what changing them costs. */
import type { IntervalUnit, PlanChange, SubscriptionStatus, Tax } from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import type { PaidNextTerm } from './paid-next-term.ts';

type Ends = {
  termEnd: Date;
  graceDays: number;
  paidNextTerm: Pick<PaidNextTerm, 'termEnd' | 'price'> | null;
};
export type Term = Ends & { status: SubscriptionStatus };
export type PaidTerm = Term & {
  planCode: string;
  intervalUnit: IntervalUnit;
  nextPlanCode: string | null;
  termStart: Date | null;
  anchor: Date | null;
  termPrice: number;
};

/** The end of the term, or of the one after it if that is paid too. */
const paidUntil = ({ termEnd, paidNextTerm }: Ends): Date =>
  paidNextTerm ? new Date(paidNextTerm.termEnd) : termEnd;

/** The stored end of a plan that has none. */
export const NO_END = new Date('2099-12-31T00:00:00Z');
/** The end as an ISO text; null if there is none. */
export const presentEnd = (termEnd: Date): string | null => (termEnd < NO_END ? termEnd.toISOString() : null);

/**
 * Bots stop answering here: the term and its grace period are over. A cancelled plan also runs to its end.
 */
export const suspendedFrom = (term: Ends): Date =>
  new Date(paidUntil(term).getTime() + term.graceDays * DAY_MS);

/** The status follows from the clock: no job has to run for a term to end. */
export function statusAt(now: Date, term: Term): SubscriptionStatus {
  if (term.status === 'cancelled' || now < paidUntil(term)) return term.status;
  return now < suspendedFrom(term) ? 'grace_period' : 'expired';
}

/** The same day and time this many months later, or the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

const MONTHS: Record<IntervalUnit, number> = { months: 1, years: 12 };

/** Counted from the anchor, so that a short month does not shift the terms after it. */
export function termEndAfter(start: Date, anchor: Date, interval: IntervalUnit): Date {
  const months = MONTHS[interval];
  for (let count = months; ; count += months) {
    const end = addMonths(anchor, count);
    if (end > start) return end;
  }
}

export type NextTerm = { termStart: Date; termEnd: Date; anchor: Date };
type Order = { planCode: string; interval: IntervalUnit };

/** A renewal orders the current plan, or the smaller one that was requested for the next term. */
export const isRenewal = (
  current: Pick<PaidTerm, 'planCode' | 'nextPlanCode'>,
  { planCode }: Pick<Order, 'planCode'>,
): boolean => planCode === current.planCode || planCode === current.nextPlanCode;

/**
 * A renewal continues where the term ended, within the grace period too. Everything else starts a new term
 * now: an upgrade, and a renewal after the grace period.
 */
export function nextTerm(current: PaidTerm, order: Order, now: Date): NextTerm {
  if (!isRenewal(current, order) || now >= suspendedFrom(current))
    return { termStart: now, termEnd: termEndAfter(now, now, order.interval), anchor: now };
  const termStart = current.termEnd;
  // Another interval is counted from its own start, or the first term would be cut short.
  const anchor = order.interval === current.intervalUnit ? (current.anchor ?? termStart) : termStart;
  return { termStart, termEnd: termEndAfter(termStart, anchor, order.interval), anchor };
}

/**
 * The unused part of what the current term cost, and the whole next term if it is paid. A renewal gets none: it
 * comes on top. A started day counts as unused, so that the order costs what its preview said.
 */
export function creditFor(current: PaidTerm, order: Pick<Order, 'planCode'>, now: Date): number {
  if (isRenewal(current, order)) return 0;
  const { termStart, termEnd, termPrice, paidNextTerm } = current;
  const ahead = paidNextTerm?.price ?? 0;
  if (!termStart || now >= termEnd) return ahead;
  const length = termEnd.getTime() - termStart.getTime();
  const unused = Math.ceil((termEnd.getTime() - now.getTime()) / DAY_MS) * DAY_MS;
  return ahead + Math.floor((termPrice * Math.min(unused, length)) / length);
}

type Price = Pick<PlanChange, 'price' | 'credit' | 'tax' | 'total'>;

export function priceOf(price: number, credit: number, { name, percent }: Tax): Price {
  const used = Math.min(price, credit);
  const amount = Math.round(((price - used) * percent) / 100);
  return { price, credit: used, tax: { name, percent, amount }, total: price - used + amount };
}
