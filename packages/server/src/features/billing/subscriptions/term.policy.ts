/** Terms of a subscription, and what changing them costs. */
import type { IntervalUnit, PlanChange, SubscriptionStatus, Tax } from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';

export type Term = { status: SubscriptionStatus; termEnd: Date; graceDays: number };
type PaidTerm = Term & { planCode: string; termStart: Date | null; anchor: Date | null; termPrice: number };

/**
 * Bots stop answering here: the term and its grace period are over. A cancelled plan also runs to its end.
 */
export const suspendedFrom = ({ termEnd, graceDays }: Pick<Term, 'termEnd' | 'graceDays'>): Date =>
  new Date(termEnd.getTime() + graceDays * DAY_MS);

/** The status follows from the clock: no job has to run for a term to end. */
export function statusAt(now: Date, term: Term): SubscriptionStatus {
  if (term.status === 'cancelled' || now < term.termEnd) return term.status;
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

/**
 * A renewal continues where the term ended, within the grace period too. Everything else starts a new term
 * now: an upgrade, and a renewal after the grace period.
 */
export function nextTerm(
  current: PaidTerm,
  order: { planCode: string; interval: IntervalUnit },
  now: Date,
): NextTerm {
  const isRenewal = order.planCode === current.planCode && now < suspendedFrom(current);
  if (!isRenewal) return { termStart: now, termEnd: termEndAfter(now, now, order.interval), anchor: now };
  const anchor = current.anchor ?? current.termEnd;
  const termStart = current.termEnd;
  return { termStart, termEnd: termEndAfter(termStart, anchor, order.interval), anchor };
}

/** The unused part of what the current term cost, rounded down. A renewal gets none: it comes on top. */
export function creditFor(current: PaidTerm, order: { planCode: string }, now: Date): number {
  const { termStart, termEnd, termPrice } = current;
  if (!termStart || order.planCode === current.planCode || now >= termEnd) return 0;
  const unused = termEnd.getTime() - Math.max(now.getTime(), termStart.getTime());
  return Math.floor((termPrice * unused) / (termEnd.getTime() - termStart.getTime()));
}

type Price = Pick<PlanChange, 'price' | 'credit' | 'tax' | 'total'>;

export function priceOf(price: number, credit: number, { name, percent }: Tax): Price {
  const used = Math.min(price, credit);
  const amount = Math.round(((price - used) * percent) / 100);
  return { price, credit: used, tax: { name, percent, amount }, total: price - used + amount };
}
