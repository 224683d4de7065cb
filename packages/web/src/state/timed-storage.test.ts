import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timedStorage } from './timed-storage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const slow = (ms: number) =>
  timedStorage({
    getItem: () => new Promise((resolve) => setTimeout(() => resolve('the value'), ms)),
    setItem: () => {},
    removeItem: () => {},
  });

test('a value that arrives in time is read [SES-12]', async () => {
  const value = slow(4_999).getItem('name');
  await vi.advanceTimersByTimeAsync(4_999);
  await expect(value).resolves.toBe('the value');
});

test('after 5000 ms the start continues without it, and the late value is dropped [SES-12]', async () => {
  const value = slow(5_001).getItem('name');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(value).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(value).resolves.toBeNull();
});
