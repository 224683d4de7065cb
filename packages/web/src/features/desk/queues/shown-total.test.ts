import { expect, test } from 'vitest';
import { shownTotal } from './shown-total.ts';

test.each([
  ['history', 1_000, '1,000'],
  ['history', 1_001, '1,000+'],
  ['completed', 1_240, '1,000+'],
  ['unassigned', 1_240, '1,240'],
] as const)('the total of %s, %i, is shown as %s', (queue, total, shown) => {
  expect(shownTotal(queue, total)).toBe(shown);
});
