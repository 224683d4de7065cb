/** Colors are `#rrggbb`. Contrast is WCAG's contrast ratio. */

/** The minimum for small text. */
export const ENOUGH_CONTRAST = 4.5;
const WHITE = '#ffffff';
const INK = '#181a19';
const BLACK = '#000000';

export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The text color for a background: white if readable, otherwise the softest dark that is. */
export const textColorOn = (ground: string): string =>
  [WHITE, INK].find((ink) => contrast(ink, ground) >= ENOUGH_CONTRAST) ?? BLACK;

/** The color itself if readable on the background, otherwise its nearest readable shade. */
export function readableOn(color: string, ground: string): string {
  if (contrast(color, ground) >= ENOUGH_CONTRAST) return color;
  const start = channels(color);
  const strongest = Math.max(...start) || 1;
  const dark = contrast(WHITE, ground) > ENOUGH_CONTRAST;
  // Toward a tint of the same hue; plain white would turn it gray.
  const goal = start.map((value) => (dark ? 153 + (102 * value) / strongest : 0));
  for (let share = 0.04; share < 1; share += 0.04) {
    const shade = hex(start.map((value, at) => value + ((goal[at] ?? 0) - value) * share));
    if (contrast(shade, ground) >= ENOUGH_CONTRAST) return shade;
  }
  return dark ? WHITE : BLACK;
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const hex = (values: number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
