import { expect, test } from 'vitest';
import { QUALITY_BANDS, qualityBand } from './quality.ts';

test('every score has a band, edges included [DSK-15]', () => {
  const bands = [0, 19, 20, 39, 40, 69, 70, 89, 90, 100].map(qualityBand);
  expect(bands).toEqual([
    'very poor',
    'very poor',
    'poor',
    'poor',
    'ok',
    'ok',
    'good',
    'good',
    'excellent',
    'excellent',
  ]);
  for (const missing of [null, undefined, Number.NaN]) expect(qualityBand(missing)).toBe('unknown');
  expect(new Set([...bands, 'unknown'])).toEqual(new Set(QUALITY_BANDS));
});
