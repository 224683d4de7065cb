/** Collects candidates for a moment: a browser finds a dozen at once, and each signal costs an emit. */
import type { CallSignal } from '@parrot/contract/calls';
import type { LIMITS } from '@parrot/contract/core';

export type Candidate = Extract<CallSignal, { candidates: unknown }>['candidates'][number];

const MOST: (typeof LIMITS)['call']['candidatesAtOnce'] = 30;
const AFTER_MS = 60;

export function batchCandidates(send: (batch: Candidate[]) => void): (candidate: Candidate) => void {
  let batch: Candidate[] = [];
  const flush = () => {
    const full = batch;
    batch = [];
    if (full.length > 0) send(full);
  };
  return (candidate) => {
    if (batch.push(candidate) === 1) setTimeout(flush, AFTER_MS);
    if (batch.length === MOST) flush();
  };
}
