import { BLACK, type Contrast, channels, ENOUGH, WHITE } from './contrast.ts';

/** The colour itself where it can be read on the surface, else the nearest shade of it that can. */
export function readableOn(colour: string, surface: string, contrast: Contrast): string {
  const start = channels(colour);
  const strongest = Math.max(...start) || 1;
  const dark = contrast(WHITE, surface) > ENOUGH;
  // Towards a tint of the same hue: plain white would leave a grey of it.
  const goal = start.map((value) => (dark ? 153 + (102 * value) / strongest : 0));
  for (let share = 0; share < 1; share += 0.04) {
    const shade = hex(start.map((value, at) => value + ((goal[at] ?? 0) - value) * share));
    if (contrast(shade, surface) >= ENOUGH) return shade;
  }
  return dark ? WHITE : BLACK;
}

const hex = (values: number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
