/** Which palette colors are used as text on which background. */
import type { Palette } from './appearance.ts';
import { contrast } from './contrast.ts';
import { effectivePalette } from './effective-palette.ts';

type PalettePair = {
  /** The text color, by its name in the palette. */
  text: keyof Palette;
  textColor: string;
  ground: string;
  ratio: number;
};

/** On the light panel; the widget takes care of the dark one. */
export function palettePairs(palette: Palette): PalettePair[] {
  const shown = effectivePalette(palette);
  const pair = (text: keyof Palette, ground: string): PalettePair => ({
    text,
    textColor: shown[text],
    ground,
    ratio: contrast(shown[text], ground),
  });
  return [
    pair('navbarTextcolor', shown.navbarColor),
    pair('userChatBubbleTextColor', shown.userChatBubbleColor),
    pair('suggestiveMenuTextColor', shown.suggestiveMenuColor),
    pair('subBrandColor', '#ffffff'),
  ];
}
