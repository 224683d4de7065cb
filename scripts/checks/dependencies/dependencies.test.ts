import { expect, test } from 'vitest';

// Plain JavaScript, because it must run before anything is installed.
const { licenseProblem } = await import(new URL('./licenses.mjs', import.meta.url).href);
const { oldDependencies } = await import(new URL('./releases.mjs', import.meta.url).href);

const of = (license: unknown, name = 'some-package') => licenseProblem({ name, version: '1.0.0', license });

test('permissive licenses are allowed; of alternatives one is enough, of several that apply all are needed', () => {
  for (const license of ['MIT', 'ISC', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', { type: 'Apache-2.0' }])
    expect(of(license)).toBeUndefined();
  for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'MPL-2.0', '', undefined, 'BUSL-1.1'])
    expect(of(license)).toContain('some-package@1.0.0');
});

test('an exception is for one package and one license', () => {
  expect(of('MPL-2.0', 'axe-core')).toBeUndefined();
  expect(of('MPL-2.0', 'lightningcss-linux-x64-gnu')).toBeUndefined();
  expect(of('GPL-3.0', 'axe-core')).toContain('GPL-3.0');
});

test('a version without a date, or one of more than three years ago, is reported', () => {
  const now = Date.parse('2026-11-18');
  const dependencies = new Map([
    ['new@2.0.0', '2.0.0'],
    ['old@1.0.0', '1.0.0'],
    ['unknown@3.0.0', '3.0.0'],
  ]);
  const record = { 'new@2.0.0': '2026-01-01', 'old@1.0.0': '2023-11-01', 'unknown@2.9.0': '2026-01-01' };
  expect(oldDependencies(dependencies, record, now)).toEqual([
    expect.stringContaining('old@1.0.0 is of 2023-11-01'),
    expect.stringContaining('unknown@3.0.0 has no date'),
  ]);
});
