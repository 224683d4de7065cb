import { MINUTE_MS } from '@parrot/contract/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PubSub, Subscription } from '../cluster/pub-sub.ts';
import { createSharedBuckets } from './shared-buckets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As many processes as wanted; each receives what the others publish. */
function connected() {
  const processes: Subscription<never>[] = [];
  return (): Pick<PubSub, 'publish' | 'subscribe'> => {
    let own: Subscription<never> | undefined;
    return {
      publish(_subject, message) {
        for (const each of processes) if (each !== own) each.handle(message as never, []);
      },
      subscribe(_subject, subscription) {
        own = subscription;
        processes.push(subscription);
      },
    };
  };
}

test('what one process allowed is used up in the others, each subject by itself, until it refills', () => {
  const join = connected();
  const [one, other] = [1, 2].map(() =>
    createSharedBuckets({ name: 'messages', limit: 100 }, join(), Date.now),
  );
  const allowed = (process = one, subject = 'an address') =>
    Array.from({ length: 30 }, () => process?.take(subject)).filter(Boolean).length;

  expect(allowed(one)).toBe(10);
  vi.advanceTimersByTime(500);
  expect(allowed(other)).toBe(0);
  expect(allowed(other, 'another address')).toBe(10);
  vi.advanceTimersByTime(MINUTE_MS / 10);
  expect(allowed(other)).toBe(10);
  vi.advanceTimersByTime(500);
  expect(allowed(one)).toBe(0);
});
