import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['return', 'return', 0],
  ['retrun', 'return', 1],
  ['retur', 'return', 1],
  ['rreturn', 'return', 1],
  ['retirn', 'return', 1],
  ['etrun', 'return', 2],
  ['ab', 'ba', 1],
  ['', 'ab', 2],
  ['abcdef', 'return', 3],
  ['a', 'abcdef', 3],
])('from %j to %j: %d', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
  expect(editDistance(other, one, 2)).toBe(edits);
});
