import { LIMITS } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { countEmit, type EmitRate, newEmitRate } from './emit-rate.policy.ts';

const { burst, perSecond, refusedBeforeCut } = LIMITS.line;

/** The verdicts for this many emits at this pace. */
function verdicts(count: number, perSecond: number): EmitRate['verdict'][] {
  let flow = newEmitRate(0);
  return Array.from({ length: count }, (_, at) => {
    flow = countEmit(flow, (at * 1_000) / perSecond);
    return flow.verdict;
  });
}

const counted = (all: EmitRate['verdict'][]) => ({
  fine: all.filter((one) => one === 'fine').length,
  slow: all.filter((one) => one === 'slow').length,
});

test('a burst is allowed, more is throttled, and a client that does not stop is disconnected', () => {
  const all = verdicts(burst + refusedBeforeCut + 50, Number.POSITIVE_INFINITY);
  expect(counted(all)).toEqual({ fine: burst, slow: refusedBeforeCut });
  expect(all.slice(burst + refusedBeforeCut).every((one) => one === 'cut')).toBe(true);
});

test('at the allowed rate nothing is ever rejected', () => {
  expect(counted(verdicts(5_000, perSecond))).toEqual({ fine: 5_000, slow: 0 });
});

test('slightly too fast is throttled for as long as it lasts, and not disconnected', () => {
  const all = verdicts(5_000, perSecond * 1.5);
  expect(counted(all).slow).toBeGreaterThan(1_000);
  expect(all).not.toContain('cut');
});

test('a pause resets the count of rejected emits', () => {
  const slowed = { left: 0, refused: refusedBeforeCut, at: 0, verdict: 'slow' } satisfies EmitRate;
  expect(countEmit(slowed, 10_000)).toMatchObject({ verdict: 'fine', refused: 0 });
});
