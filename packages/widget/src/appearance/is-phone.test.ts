import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isPhone } from './is-phone.ts';

const SOURCES = `${import.meta.dirname}/..`;
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'));

afterEach(() => vi.unstubAllGlobals());

test.each([
  [1440, 900, false],
  [480, 480, false],
  [390, 844, true],
  // On its side.
  [844, 390, true],
  // 1280 × 720, magnified to 200 %.
  [640, 360, true],
])('in a window of %i × %i the panel fills the screen: %s', (innerWidth, innerHeight, fills) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  expect(isPhone()).toBe(fills);
});

test('the style sheets fill the same screens', () => {
  const queries = sheets.flatMap((css) => css.match(/@media [^{]*479px[^{]*/g) ?? []);
  const narrow = queries.filter((query) => query.includes('max-width'));
  expect(narrow.length).toBeGreaterThan(0);
  expect(new Set(narrow.map((query) => query.trim()))).toEqual(
    new Set(['@media (max-width: 479px), (max-height: 479px)']),
  );
});
