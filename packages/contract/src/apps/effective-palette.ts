import type { Palette } from './appearance.ts';
import { readableOn, textColorOn } from './contrast.ts';

/**
 * The colours a widget is drawn with on a panel of this colour: a chosen one as it is, any other as it follows from the
 * brand's and can be read. Chosen words that are too faint on their ground are told by `palettePairs`; the widget mends them.
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
