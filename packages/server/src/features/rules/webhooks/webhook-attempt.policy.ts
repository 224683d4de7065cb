/** What follows from an attempt to call a webhook. */
import { MINUTE_MS } from '@parrot/contract/core';
import type { OutboundProblem } from '../../../platform/index.ts';

/** Before the second, third and fourth attempt. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 20 * MINUTE_MS];
const RETRIED_PROBLEMS: readonly OutboundProblem[] = ['notReachable', 'timedOut'];
const RETRIED_STATUSES: readonly number[] = [408, 425, 429];

export type Attempt = { status: number } | { problem: OutboundProblem };

export const isDelivered = (attempt: Attempt): boolean =>
  'status' in attempt && attempt.status >= 200 && attempt.status < 300;

/** How long to wait before the next attempt; null if there is none. `attempts` so far. */
export function pauseAfter(attempt: Attempt, attempts: number): number | null {
  const isRetried =
    'problem' in attempt
      ? RETRIED_PROBLEMS.includes(attempt.problem)
      : attempt.status >= 500 || RETRIED_STATUSES.includes(attempt.status);
  return isRetried ? (PAUSES_MS[attempts - 1] ?? null) : null;
}
