import { LIMITS } from '@parrot/contract/core';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { freezeTime } from '../../../testing/home.ts';
import { useTypingSignal } from './use-typing-signal.ts';

test('typing is signaled at the start, again before it would expire, and at the end', () => {
  freezeTime();
  const onTyping = vi.fn();
  const { result } = renderHook(() => useTypingSignal(onTyping));
  const typeFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      result.current(true);
      vi.advanceTimersByTime(500);
    }
  };
  typeFor(LIMITS.agentTyping.repeatMs);
  expect(onTyping.mock.calls).toEqual([[true]]);
  typeFor(1_000);
  expect(onTyping.mock.calls).toEqual([[true], [true]]);
  vi.advanceTimersByTime(LIMITS.agentTyping.repeatMs);
  expect(onTyping.mock.calls).toEqual([[true], [true], [false]]);
});
