import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, ON_BOTH_STORES, ROOT, suitesOnPglite } from './both-stores.ts';

test('the suites on both stores are all there, and all others too when asked for', () => {
  expect(ON_BOTH_STORES.map(fileOf).filter((file) => !existsSync(ROOT + file))).toEqual([]);
  expect(suitesOnPglite(false)).toEqual(expect.arrayContaining(ON_BOTH_STORES.map(fileOf)));
  expect(suitesOnPglite(true)).toEqual(['packages/server/src/features/**/*.test.ts']);
});
