/** The panel's colors as CSS variables. Text colors that are too faint are corrected here. */
import { contrast, effectivePalette, type Palette, readableOn, textColorOn } from '@parrot/contract/apps';

/**
 * The panel's background, and the gray on which accents are hardest to read; the same as in the style sheet.
 */
const GROUNDS = { light: ['#ffffff', '#f2f4f3'], dark: ['#131715', '#212725'] } as const;
/** The status dots in the header: decorative, but visible. */
const SEEN = 2;
const FINE = '#8bdead';
const WAITS = '#ffc94d';

export function colours(palette: Palette, dark: boolean): Record<string, string> {
  const [panel, grey] = GROUNDS[dark ? 'dark' : 'light'];
  const shown = effectivePalette(palette, panel);
  const { brandColor, navbarColor, userChatBubbleColor, suggestiveMenuColor } = shown;
  const navInk = readableOn(shown.navbarTextcolor, navbarColor);
  const light = (colour: string) => (contrast(colour, navbarColor) > SEEN ? colour : navInk);
  return {
    '--brand': brandColor,
    '--ink': textColorOn(brandColor),
    '--accent': readableOn(shown.subBrandColor, grey),
    '--nav': navbarColor,
    '--nav-ink': navInk,
    '--ok': light(FINE),
    '--wait': light(WAITS),
    '--mine': userChatBubbleColor,
    '--mine-ink': readableOn(shown.userChatBubbleTextColor, userChatBubbleColor),
    '--pill': suggestiveMenuColor,
    '--pill-ink': readableOn(shown.suggestiveMenuTextColor, suggestiveMenuColor),
  };
}
