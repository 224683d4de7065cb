/** The panel's colours as its style sheet names them. Words that a builder made too faint are mended here. */
import { contrast, effectivePalette, type Palette, readableOn, textColorOn } from '@parrot/contract/apps';

/** The panel's ground, and the grey on which accents are hardest to read; the style sheet has the same. */
const GROUNDS = { light: ['#ffffff', '#f2f4f3'], dark: ['#131715', '#212725'] } as const;
/** The small lights in the header. They say nothing alone, but are meant to be seen. */
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
