/** Lists, procedures and tables among the paragraphs of a document: which there are, and how long ones are split. */
import { CELL_SEPARATOR, hasHeaderRow, ITEM_LINE, unitsOf } from '@parrot/answer-engine/units';

/** Fits into a message of the bot, with its heading. */
export const MAX_UNIT_LENGTH = 4_500;
/** The rows of a longer table become several, each with the names of the columns. */
const MAX_TABLE_LENGTH = 2_400;
const MAX_INTRODUCTION = 200;

export const isUnit = (paragraph: string): boolean => unitsOf(paragraph).length > 0;

/** Joins items that are paragraphs of their own, and a list or table with the short paragraph before it. */
export function joinUnits(paragraphs: readonly string[]): string[] {
  const lists: string[] = [];
  for (const paragraph of paragraphs) {
    const before = lists.at(-1);
    const continues = before !== undefined && ITEM_LINE.test(before) && ITEM_LINE.test(paragraph);
    if (continues) lists.splice(-1, 1, `${before}\n${paragraph}`);
    else lists.push(paragraph);
  }
  const joined: string[] = [];
  for (const paragraph of lists) {
    const before = joined.at(-1);
    const isIntroduced =
      before !== undefined && before.length <= MAX_INTRODUCTION && !isUnit(before) && isUnit(paragraph);
    if (isIntroduced) joined.splice(-1, 1, `${before}\n${paragraph}`);
    else joined.push(paragraph);
  }
  return joined;
}

/** Between rows and between items of the first level. What introduces a table is repeated with its columns. */
export function splitUnit(text: string): string[] {
  const isTable = unitsOf(text).some(({ kind }) => kind === 'table');
  const longest = isTable ? MAX_TABLE_LENGTH : MAX_UNIT_LENGTH;
  if (text.length <= longest) return [text];
  const lines = text.split('\n');
  const firstRow = lines.findIndex((line) => line.includes(CELL_SEPARATOR));
  const headCount = firstRow + (hasHeaderRow(lines.slice(firstRow)) ? 1 : 0);
  const head = isTable ? lines.slice(0, headCount).join('\n') : '';
  const parts: string[] = [];
  let current = '';
  for (const group of groupsOf(lines.slice(isTable ? headCount : 0))) {
    const joined = current === '' ? group : `${current}\n${group}`;
    if (current !== '' && head.length + joined.length > longest) {
      parts.push(current);
      current = group;
    } else current = joined;
  }
  parts.push(current);
  return parts.map((part) => (head === '' ? part : `${head}\n${part}`));
}

/** A line with the indented lines below it. */
function groupsOf(lines: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && line.startsWith(' ')) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => group.join('\n'));
}
