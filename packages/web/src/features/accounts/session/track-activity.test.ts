import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackActivity } from './track-activity.ts';

const MINUTE = 60_000;
const onIdle = vi.fn();
const onBeat = vi.fn();
let stop = () => {};

const start = (idleMs = 30 * MINUTE) => {
  stop = trackActivity({ idleMs, onIdle, onBeat });
};
const touch = () => window.dispatchEvent(new Event('keydown'));
const flag = () => JSON.parse(window.localStorage.getItem('parrot-activity') ?? 'null');
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  window.localStorage.clear();
});

describe('idle', () => {
  test('after 30 minutes without activity, found by the check every minute [SES-09]', () => {
    start();
    pass(29);
    expect(onIdle).not.toHaveBeenCalled();
    pass(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('is counted from the last activity [SES-09]', () => {
    start();
    pass(20);
    touch();
    pass(29);
    expect(onIdle).not.toHaveBeenCalled();
    pass(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('takes as long as configured [SES-09]', () => {
    start(5 * MINUTE);
    pass(5);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('applies to a computer that slept past the limit, whatever wakes it [SES-09]', () => {
    start();
    vi.setSystemTime(Date.now() + 45 * MINUTE);
    touch();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(flag().state).toBe('idle');
  });
});

describe('other tabs', () => {
  test('activity in one keeps this one alive [SES-10]', () => {
    start();
    pass(25);
    window.localStorage.setItem('parrot-activity', JSON.stringify({ state: 'active', at: Date.now() }));
    pass(29);
    expect(onIdle).not.toHaveBeenCalled();
    pass(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('the flag is active during activity, and idle otherwise [SES-10]', () => {
    start();
    pass(2);
    touch();
    expect(flag()).toEqual({ state: 'active', at: Date.now() });
    pass(30);
    expect(flag().state).toBe('idle');
  });
});

describe('the heartbeat', () => {
  test('is sent every five minutes during activity [SES-11]', () => {
    start();
    pass(4);
    touch();
    pass(1);
    expect(onBeat).toHaveBeenCalledTimes(1);
    pass(4);
    touch();
    pass(1);
    expect(onBeat).toHaveBeenCalledTimes(2);
  });

  test('is not sent without activity in the last five minutes [SES-11]', () => {
    start();
    pass(5);
    expect(onBeat).toHaveBeenCalledTimes(1);
    pass(5);
    expect(onBeat).toHaveBeenCalledTimes(1);
    touch();
    pass(5);
    expect(onBeat).toHaveBeenCalledTimes(2);
  });

  test('stops with the tracking', () => {
    start();
    stop();
    pass(60);
    expect(onBeat).not.toHaveBeenCalled();
    expect(onIdle).not.toHaveBeenCalled();
  });
});
