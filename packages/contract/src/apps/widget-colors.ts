/** The colors of the widget, light and dark. Text colors that are too faint are corrected here. */
import * as z from 'zod';
import { hexColor } from '../core/validation.ts';
import type { Palette } from './appearance.ts';
import { contrast, readableOn, textColorOn } from './contrast.ts';
import { effectivePalette } from './effective-palette.ts';

const colorSet = z.object({
  brand: hexColor,
  /** Readable on the brand color. */
  ink: hexColor,
  accent: hexColor,
  nav: hexColor,
  'nav-ink': hexColor,
  ok: hexColor,
  wait: hexColor,
  mine: hexColor,
  'mine-ink': hexColor,
  pill: hexColor,
  'pill-ink': hexColor,
});
type ColorSet = z.infer<typeof colorSet>;

/** By the names of the CSS variables in the widget's style sheets. */
export const widgetColorSets = z.object({ light: colorSet, dark: colorSet });
type WidgetColorSets = z.infer<typeof widgetColorSets>;

/**
 * The panel's background, and the gray on which accents are hardest to read; the same as in the style sheet.
 */
const GROUNDS = { light: ['#ffffff', '#f2f4f3'], dark: ['#131715', '#212725'] } as const;
/** The status dots in the header: decorative, but visible. */
const SEEN = 2;
const FINE = '#8bdead';
const WAITS = '#ffc94d';

export const widgetColors = (palette: Palette): WidgetColorSets => ({
  light: colorsOn(GROUNDS.light, palette),
  dark: colorsOn(GROUNDS.dark, palette),
});

function colorsOn([panel, gray]: readonly [string, string], palette: Palette): ColorSet {
  const shown = effectivePalette(palette, panel);
  const { brandColor, navbarColor, userChatBubbleColor, suggestiveMenuColor } = shown;
  const navInk = readableOn(shown.navbarTextcolor, navbarColor);
  const light = (color: string) => (contrast(color, navbarColor) > SEEN ? color : navInk);
  return {
    brand: brandColor,
    ink: textColorOn(brandColor),
    accent: readableOn(shown.subBrandColor, gray),
    nav: navbarColor,
    'nav-ink': navInk,
    ok: light(FINE),
    wait: light(WAITS),
    mine: userChatBubbleColor,
    'mine-ink': readableOn(shown.userChatBubbleTextColor, userChatBubbleColor),
    pill: suggestiveMenuColor,
    'pill-ink': readableOn(shown.suggestiveMenuTextColor, suggestiveMenuColor),
  };
}
