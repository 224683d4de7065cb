/** How many lines a block's summary takes on its card. */

/** Longer texts are folded. */
const LONGEST_UNFOLDED = 480;
const FOLDED_LINES = 10;
const LINE_HEIGHT = 18;
const BUTTON_HEIGHT = 24;
const MARGIN = 10;
/** On average, as wide as a card without its padding. */
const LETTERS_PER_LINE = 32;

export const isLongSummary = (text: string): boolean => text.length > LONGEST_UNFOLDED;

/** An estimate, for blocks that have not been rendered. */
export function summaryHeight(text: string): number {
  if (text === '') return 0;
  if (isLongSummary(text)) return FOLDED_LINES * LINE_HEIGHT + BUTTON_HEIGHT + MARGIN;
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_PER_LINE)), 0);
  return lines * LINE_HEIGHT + MARGIN;
}
