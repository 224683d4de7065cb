import { expect, test } from 'vitest';
import { defaultSettings } from '../apps/index.ts';
import { launcherAppearance } from './widget-script.ts';

const { palette, ...settings } = defaultSettings('Polly');

test('a launcher is called as the chat is in each language, else as the bot; its sign can be seen [DSG-04] [DSG-08]', () => {
  const appearanceOf = (NavigationTitle: string) =>
    launcherAppearance({
      appearance: { ...settings.appearance, NavigationTitle },
      palette: { ...palette, brandColor: '#FFD233' },
      translations: { sv: { NavigationTitle: 'Fråga Polly' }, de: { NavigationTitle: 'Frag Polly' } },
      languages: ['en', 'sv'],
    });
  expect(appearanceOf('Ask Polly')).toEqual({
    brandColor: '#FFD233',
    ink: '#181a19',
    titles: { en: 'Ask Polly', sv: 'Fråga Polly' },
  });
  expect(appearanceOf('').titles.en).toBe('Polly');
});
