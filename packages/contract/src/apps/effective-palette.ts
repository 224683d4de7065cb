import type { Palette } from './appearance.ts';
import { readableOn, textColorOn } from './contrast.ts';

/**
 * The colors a widget uses on a panel of this color: chosen ones as they are, the others derived from the
 * brand color. `palettePairs` reports chosen text colors that are too faint; the widget corrects them.
 */
export function effectivePalette(chosen: Palette, panel = '#ffffff'): Palette {
  const { brandColor } = chosen;
  const navbarColor = chosen.navbarColor || brandColor;
  const userChatBubbleColor = chosen.userChatBubbleColor || brandColor;
  const suggestiveMenuColor = chosen.suggestiveMenuColor || panel;
  return {
    brandColor,
    subBrandColor: chosen.subBrandColor || readableOn(brandColor, panel),
    navbarColor,
    navbarTextcolor: chosen.navbarTextcolor || textColorOn(navbarColor),
    userChatBubbleColor,
    userChatBubbleTextColor: chosen.userChatBubbleTextColor || textColorOn(userChatBubbleColor),
    suggestiveMenuColor,
    suggestiveMenuTextColor: chosen.suggestiveMenuTextColor || readableOn(brandColor, suggestiveMenuColor),
  };
}
