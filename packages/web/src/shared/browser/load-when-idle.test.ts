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
