import { afterEach, expect, test, vi } from 'vitest';
import { configOf } from '../panel/panel.fixture.tsx';
import { configTold } from './config-told.ts';

afterEach(() => vi.restoreAllMocks());

test('the look that was told is the look', () => {
  const config = configOf();
  expect(configTold({ parrotId: 'prt_1', config })).toBe(config);
});

test('an unknown bot is told to the builder, and nothing is shown', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configTold({ parrotId: 'prt_nobody', refused: 'not_found' })).toBeUndefined();
  expect(warned.mock.calls[0]?.[1]).toBe('There is no bot prt_nobody.');
});

test('a bot that may not be on this site says so to the builder, and nothing is shown [DSG-10]', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configTold({ parrotId: 'prt_1', refused: 'site_not_allowed' })).toBeUndefined();
  expect(warned.mock.calls[0]?.[1]).toBe(`This bot is not allowed on ${location.host}.`);
});
