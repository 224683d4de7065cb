import { ITEM_LINE } from '../units/text-units.ts';

const ROW_LINE = /^[^:\n]{1,80}: \S/;
const MAX_ROW_LENGTH = 600;

/** A row of a table file, with a line `column: value` per cell. */
export function isRow(text: string): boolean {
  const lines = text.split('\n');
  return (
    text.length <= MAX_ROW_LENGTH &&
    lines.length > 1 &&
    lines.filter((line) => ROW_LINE.test(line) && !ITEM_LINE.test(line)).length * 2 > lines.length
  );
}
