import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, ON_BOTH_STORES, ROOT, suitesOnPglite } from './both-stores.ts';

test('all suites for both stores exist, and all others are included on request', () => {
  expect(ON_BOTH_STORES.map(fileOf).filter((file) => !existsSync(ROOT + file))).toEqual([]);
  expect(suitesOnPglite(false)).toEqual(expect.arrayContaining(ON_BOTH_STORES.map(fileOf)));
  expect(suitesOnPglite(true)).toEqual(['packages/server/src/features/**/*.test.ts']);
});
