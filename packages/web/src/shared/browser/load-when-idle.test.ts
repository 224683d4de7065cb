import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWhenIdle } from './load-when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('parts are loaded once the page has been shown for three seconds, and a failure is left to their use', () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  loadWhenIdle([load]);
  vi.advanceTimersByTime(2_900);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(load).toHaveBeenCalledOnce();
});

test('a page that is left meanwhile loads nothing', () => {
  const load = vi.fn(() => Promise.resolve());
  const stop = loadWhenIdle([load]);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});

test('one part after the other, also after one that failed, until the page is left', async () => {
  let fail = (_error: Error) => {};
  let end = () => {};
  const third = vi.fn(() => Promise.resolve());
  const loads = [
    vi.fn(() => new Promise<void>((_, reject) => (fail = reject))),
    vi.fn(() => new Promise<void>((resolve) => (end = resolve))),
    third,
  ];
  const stop = loadWhenIdle(loads);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(loads[0]).toHaveBeenCalledOnce();
  expect(loads[1]).not.toHaveBeenCalled();
  fail(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loads[1]).toHaveBeenCalledOnce();
  stop();
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(third).not.toHaveBeenCalled();
});
