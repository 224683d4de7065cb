import { expect, test } from 'vitest';
import { defaultSettings, widgetColors } from '../apps/index.ts';
import { launcherAppearance } from './widget-script.ts';

const { palette, ...settings } = defaultSettings('Polly');

test('the launcher has the chat title in each language, else the bot name; its icon is readable [DSG-04] [DSG-08]', () => {
  const appearanceOf = (NavigationTitle: string) =>
    launcherAppearance({
      appearance: { ...settings.appearance, NavigationTitle },
      colors: widgetColors({ ...palette, brandColor: '#FFD233' }),
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
