/** The steps in the life of a term that those who pay are notified of. */
import type { PlanStage, PlanState } from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import type { SubscriptionRow } from '../billing.tables.ts';
import { TRIAL_CODE } from './start-trial.ts';
import { suspendedFrom } from './term.policy.ts';

/** Days before the end of a term. */
export const REMINDER_DAYS = [7, 1] as const;

export type TermStep = `ending_${(typeof REMINDER_DAYS)[number]}` | 'term_ended' | 'grace_ended';
export const LAST_STEP: TermStep = 'grace_ended';

export type DueStep = { step: TermStep; stage: PlanStage; at: Date };

type Term = Pick<SubscriptionRow, 'termStart' | 'termEnd' | 'graceDays' | 'paidNextTerm'>;

/** All that is due by now, the oldest first. Of several reminders only the latest counts. */
export function dueSteps(term: Term, now: Date): DueStep[] {
  // A paid term follows, so nothing ends.
  if (term.paidNextTerm) return [];
  const { termStart, termEnd, graceDays } = term;
  if (now < termEnd)
    return REMINDER_DAYS.map((days): DueStep => {
      const at = new Date(termEnd.getTime() - days * DAY_MS);
      return { step: `ending_${days}`, stage: 'ending', at };
    })
      .filter(({ at }) => at <= now && (!termStart || at > termStart))
      .slice(-1);
  const graceEnd = suspendedFrom(term);
  const ended: DueStep = { step: 'term_ended', stage: 'ended', at: termEnd };
  const expired: DueStep = { step: 'grace_ended', stage: 'expired', at: graceEnd };
  return [...(graceDays > 0 ? [ended] : []), ...(now >= graceEnd ? [expired] : [])];
}

export function planStateOf({ status, planCode }: Pick<SubscriptionRow, 'status' | 'planCode'>): PlanState {
  if (status === 'cancelled') return 'cancelled';
  return planCode === TRIAL_CODE ? 'trial' : 'paid';
}
