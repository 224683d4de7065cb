/**
 * The rows of a table file around one of them. Each is a passage of its own, so the row that is nearest in words
 * may be next to the one that was asked for.
 */
import type { KnownPassage } from '../knowledge.ts';
import { CELL_SEPARATOR } from '../units/text-units.ts';

const MAX_EACH_WAY = 40;

/** Indexes of passages, in their order. */
export function siblingRows(passages: readonly KnownPassage[], at: number): number[] {
  const own = passages[at];
  if (!own) return [];
  const columns = columnsOf(own.text).join('\n');
  const isSibling = (index: number) => {
    const other = passages[index];
    return (
      other !== undefined &&
      other.sourceId === own.sourceId &&
      other.heading === own.heading &&
      columnsOf(other.text).join('\n') === columns
    );
  };
  let [from, to] = [at, at];
  while (at - from < MAX_EACH_WAY && isSibling(from - 1)) from -= 1;
  while (to - at < MAX_EACH_WAY && isSibling(to + 1)) to += 1;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** The rows as one table. */
export const tableOfRows = (rows: readonly KnownPassage[]): string =>
  [
    columnsOf(rows[0]?.text ?? '').join(CELL_SEPARATOR),
    ...rows.map(({ text }) => valuesOf(text).join(CELL_SEPARATOR)),
  ].join('\n');

const columnsOf = (row: string): string[] => row.split('\n').map((line) => line.slice(0, line.indexOf(': ')));
const valuesOf = (row: string): string[] => row.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
