import { afterEach, expect, test, vi } from 'vitest';
import { launcherBot } from './launcher-bot.ts';

afterEach(() => vi.restoreAllMocks());

test('the bot of the config is returned', () => {
  const bot = {
    brandColor: '#123456',
    ink: '#ffffff',
    titles: { en: 'Coco' },
    language: 'en' as const,
    languages: ['en' as const],
    closed: false,
  };
  expect(launcherBot({ parrotId: 'prt_1', bot })).toBe(bot);
});

test("an unknown bot is logged for the site's developer, and nothing is shown", () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(launcherBot({ parrotId: 'prt_nobody', refused: 'not_found' })).toBeUndefined();
  expect(warned.mock.calls[0]?.[1]).toBe('There is no bot prt_nobody.');
});

test('a bot that is not allowed on this site is logged, and nothing is shown [DSG-10]', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(launcherBot({ parrotId: 'prt_1', refused: 'site_not_allowed' })).toBeUndefined();
  expect(warned.mock.calls[0]?.[1]).toBe(`This bot is not allowed on ${location.host}.`);
});
