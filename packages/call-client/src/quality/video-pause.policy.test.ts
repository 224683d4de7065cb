import { expect, test } from 'vitest';
import type { ConnectionQuality } from './connection-quality.policy.ts';
import { NOT_PAUSED, nextVideoPause, type VideoPause } from './video-pause.policy.ts';

/** A sample every two seconds, as in a call. */
function after(pause: VideoPause, quality: ConnectionQuality, seconds: number, from = 0): VideoPause {
  let next = pause;
  for (let second = 0; second <= seconds; second += 2)
    next = nextVideoPause(next, quality, (from + second) * 1_000);
  return next;
}

test('video pauses after six poor seconds in a row, not after single poor samples', () => {
  expect(after(NOT_PAUSED, 'poor', 4).isPaused).toBe(false);
  expect(after(NOT_PAUSED, 'poor', 6).isPaused).toBe(true);
  const interrupted = after(after(NOT_PAUSED, 'poor', 4), 'fair', 0, 6);
  expect(after(interrupted, 'poor', 4, 8).isPaused).toBe(false);
  expect(after(NOT_PAUSED, 'lost', 60).isPaused).toBe(false);
});

test('it comes back after ten good seconds, and after twice as long the next time', () => {
  const paused = after(NOT_PAUSED, 'poor', 6);
  expect(after(paused, 'good', 8, 8).isPaused).toBe(true);
  const back = after(paused, 'good', 10, 8);
  expect(back.isPaused).toBe(false);
  const again = after(back, 'poor', 6, 20);
  expect(after(again, 'fair', 18, 30).isPaused).toBe(true);
  expect(after(again, 'fair', 20, 30).isPaused).toBe(false);
});

test('it never waits longer than 80 seconds', () => {
  let pause = NOT_PAUSED;
  for (let round = 0; round < 6; round++)
    pause = after(after(pause, 'poor', 6, round * 200), 'good', 80, round * 200 + 20);
  expect(pause).toEqual({ isPaused: false, since: null, patience: 80_000 });
});
