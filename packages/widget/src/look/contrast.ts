/** Colours are `#rrggbb`. The measure is WCAG's contrast ratio; 4.5 is what small text needs. */

export const WHITE = '#ffffff';
export const ENOUGH = 4.5;
const INK = '#181a19';
export const BLACK = '#000000';

export type Contrast = (one: string, other: string) => number;

export const contrast: Contrast = (one, other) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** The text colour for a background: white where it can be read, else the softest dark that can. */
export const inkOn = (background: string): string =>
  [WHITE, INK].find((ink) => contrast(ink, background) >= ENOUGH) ?? BLACK;

export const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
