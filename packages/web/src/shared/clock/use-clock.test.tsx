import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClock } from './use-clock.ts';

afterEach(() => void vi.useRealTimers());

function Minutes({ onDrawn }: { onDrawn: () => void }) {
  onDrawn();
  return <p>{useClock((now) => Math.floor(now / 60_000))} min</p>;
}

test('a component that shows the time renders only when its text changes, and no timer runs without one', () => {
  vi.useFakeTimers({ now: 0 });
  const onDrawn = vi.fn();
  const { unmount } = render(<Minutes onDrawn={onDrawn} />);
  act(() => void vi.advanceTimersByTime(59_000));
  screen.getByText('0 min');
  expect(onDrawn).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1_000));
  screen.getByText('1 min');
  expect(onDrawn).toHaveBeenCalledTimes(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
