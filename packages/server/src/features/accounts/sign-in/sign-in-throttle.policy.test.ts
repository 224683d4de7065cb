import { LIMITS } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { afterAttempt, type SignInAttempts, secondsToWait } from './sign-in-throttle.policy.ts';

const START = new Date('2026-01-01T00:00:00Z');
const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);

test('the delay doubles from two seconds up to the maximum', () => {
  let now = START;
  let attempts: SignInAttempts | undefined;
  const waits: number[] = [];
  for (let count = 0; count < 16; count++) {
    attempts = afterAttempt(attempts, 5, now);
    const wait = secondsToWait(attempts, now);
    waits.push(wait);
    now = later(now, wait);
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('attempts older than the maximum delay are forgotten', () => {
  const before: SignInAttempts = { wrongTries: 9, lastTryAt: START, lockedUntil: later(START, 32) };
  const soon = later(START, 32 + LIMITS.longestSignInDelaySeconds);
  expect(afterAttempt(before, 5, soon).wrongTries).toBe(10);
  expect(afterAttempt(before, 5, later(soon, 1))).toEqual({
    wrongTries: 1,
    lastTryAt: later(soon, 1),
    lockedUntil: null,
  });
});
