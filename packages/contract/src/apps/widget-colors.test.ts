import { expect, test } from 'vitest';
import { defaultSettings, type Palette } from './appearance.ts';
import { contrast, ENOUGH_CONTRAST } from './contrast.ts';
import { widgetColors } from './widget-colors.ts';

const { palette } = defaultSettings('Polly');
const own: Palette = {
  navbarColor: '#102030',
  navbarTextcolor: '#f0e0d0',
  userChatBubbleColor: '#ffe0f0',
  userChatBubbleTextColor: '#401020',
  suggestiveMenuColor: '#203010',
  suggestiveMenuTextColor: '#e0ffe0',
  brandColor: '#804000',
  subBrandColor: '#004080',
};

test('all eight chosen colors are used [DSG-04]', () => {
  expect(widgetColors(own).light).toMatchObject({
    nav: own.navbarColor,
    'nav-ink': own.navbarTextcolor,
    mine: own.userChatBubbleColor,
    'mine-ink': own.userChatBubbleTextColor,
    pill: own.suggestiveMenuColor,
    'pill-ink': own.suggestiveMenuTextColor,
    brand: own.brandColor,
    accent: own.subBrandColor,
  });
});

test('colors that were not chosen are derived from the brand color [DSG-04]', () => {
  const brand = { nav: palette.brandColor, mine: palette.brandColor };
  expect(widgetColors(palette).light).toMatchObject({ ...brand, pill: '#ffffff', 'nav-ink': '#ffffff' });
  expect(widgetColors(palette).dark).toMatchObject({ ...brand, pill: '#131715' });
});

test('all text is readable in both modes, whatever was chosen [DSG-04]', () => {
  const steps = ['00', '55', 'aa', 'ff'];
  const any = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const unreadable = any.flatMap((ground, at) => {
    const text = any[(at * 7 + 3) % any.length] ?? '';
    const chosen = {
      ...own,
      navbarColor: ground,
      navbarTextcolor: text,
      userChatBubbleColor: text,
      userChatBubbleTextColor: ground,
      suggestiveMenuColor: ground,
      suggestiveMenuTextColor: ground,
      subBrandColor: ground,
    };
    return (['light', 'dark'] as const).flatMap((mode) => {
      const dark = mode === 'dark';
      const worn = widgetColors(chosen)[mode];
      const pairs = [
        ['nav-ink', worn.nav],
        ['mine-ink', worn.mine],
        ['pill-ink', worn.pill],
        ['ink', worn.brand],
        ['accent', dark ? '#212725' : '#f2f4f3'],
        ['accent', dark ? '#131715' : '#ffffff'],
      ] as const;
      return pairs.filter(([ink, on]) => contrast(worn[ink], on) < ENOUGH_CONTRAST - 0.01);
    });
  });
  expect(unreadable).toEqual([]);
});
