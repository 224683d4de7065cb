// @vitest-environment node
import { expect, test } from 'vitest';
import { chosenLanguage } from './chosen-language.ts';

const bot = { language: 'en' as const, languages: ['en' as const, 'sv' as const, 'de' as const] };

test("the visitor's earlier choice comes first, then the browser's language, then the bot’s own [DSG-08]", () => {
  expect(chosenLanguage(bot, ['de', 'sv'])).toBe('de');
  expect(chosenLanguage(bot, [undefined, 'sv-FI'])).toBe('sv');
  expect(chosenLanguage(bot, ['nonsense', 'fi'])).toBe('en');
  expect(chosenLanguage({ ...bot, languages: ['en'] }, ['de', 'sv'])).toBe('en');
});
