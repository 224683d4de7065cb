import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ON_BOTH_STORES, ROOT, suitesOnPostgres } from './both-stores.ts';

describe('the suites on both stores', () => {
  const chosen = suitesOnPostgres(false);

  test.each(Object.entries(ON_BOTH_STORES))('%s has some, and all are there', (slice, suites) => {
    expect(suites).not.toEqual([]);
    const files = suites.map((suite) => `packages/server/src/features/${slice}/${suite}.test.ts`);
    expect(files.filter((file) => !existsSync(ROOT + file))).toEqual([]);
    expect(chosen).toEqual(expect.arrayContaining(files));
  });

  test('a slice that nobody chose from runs whole', () => {
    expect(chosen).toContain('packages/server/src/features/tenants/**/*.test.ts');
  });

  test('all of them do when asked for', () => {
    expect(suitesOnPostgres(true)).toEqual(['packages/server/src/features/**/*.test.ts']);
  });
});
