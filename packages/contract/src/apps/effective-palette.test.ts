import { expect, test } from 'vitest';
import { defaultSettings, type Palette } from './appearance.ts';
import { ENOUGH_CONTRAST } from './contrast.ts';
import { effectivePalette } from './effective-palette.ts';
import { palettePairs } from './palette-pairs.ts';

const { palette } = defaultSettings('Polly');
const withBrand = (brandColor: string, own: Partial<Palette> = {}) => ({ ...palette, brandColor, ...own });

test('colors that were not chosen are derived from the brand color [DSG-04]', () => {
  expect(effectivePalette(withBrand('#FFD233'))).toMatchObject({
    brandColor: '#FFD233',
    navbarColor: '#FFD233',
    navbarTextcolor: '#181a19',
    userChatBubbleColor: '#FFD233',
    userChatBubbleTextColor: '#181a19',
    suggestiveMenuColor: '#ffffff',
  });
});

test('a chosen color is used as is, and its text color follows [DSG-04]', () => {
  const shown = effectivePalette(withBrand('#11794A', { navbarColor: '#FFD233', subBrandColor: '#eeeeee' }));
  expect(shown).toMatchObject({
    navbarColor: '#FFD233',
    navbarTextcolor: '#181a19',
    userChatBubbleColor: '#11794A',
    userChatBubbleTextColor: '#ffffff',
    subBrandColor: '#eeeeee',
  });
});

test('suggestions and links are readable on a dark panel', () => {
  const shown = effectivePalette(withBrand('#11794A'), '#212725');
  expect(shown.suggestiveMenuColor).toBe('#212725');
  expect(shown.suggestiveMenuTextColor).toBe(shown.subBrandColor);
  expect(shown.subBrandColor).not.toBe('#11794A');
});

test('every color derived from a brand color is readable [DSG-04]', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const brands = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const unreadable = brands.filter((brand) =>
    palettePairs(withBrand(brand)).some(({ ratio }) => ratio < ENOUGH_CONTRAST),
  );
  expect(unreadable).toEqual([]);
});

test('a chosen text color that is unreadable is reported with its ratio', () => {
  const pairs = palettePairs(withBrand('#FFD233', { userChatBubbleTextColor: '#ffffff' }));
  const weak = pairs.filter(({ ratio }) => ratio < ENOUGH_CONTRAST);
  expect(weak).toMatchObject([{ text: 'userChatBubbleTextColor', textColor: '#ffffff', ground: '#FFD233' }]);
  expect(weak[0]?.ratio).toBeCloseTo(1.45, 1);
});
