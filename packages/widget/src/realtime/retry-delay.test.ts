// @vitest-environment node
import { expect, test } from 'vitest';
import { RETRY_PACE, retryDelay } from './retry-delay.ts';

test('the delay grows from one second to fifteen, with a fifth of it random', () => {
  const waits = (chance: number) =>
    [0, 1, 2, 3, 4, 30].map((attempt) => retryDelay(attempt, RETRY_PACE, chance));
  expect(waits(1)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(waits(0)).toEqual([800, 1_600, 3_200, 6_400, 12_000, 12_000]);
});
