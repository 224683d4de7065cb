/** Rows as text columns, each as wide as its longest value. */
export function table(headings, rows) {
  if (rows.length === 0) return 'None.';
  const lines = [headings, ...rows].map((row) => row.map((value) => String(value ?? '')));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((value, column) => value.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A page of a list, with what follows it. */
export function pageOf({ items, total, offset }, headings, toRow) {
  const shown = offset + items.length;
  const rest = total > shown ? `\n\n${shown} of ${total}; add --page ${Math.floor(offset / PAGE) + 2}.` : '';
  return table(headings, items.map(toRow)) + rest;
}

export const PAGE = 20;
export const day = (moment) => (moment ? moment.slice(0, 10) : '');
export const minute = (moment) => (moment ? moment.slice(0, 16).replace('T', ' ') : '');
export const used = ({ used: count, limit }) => `${count}/${limit ?? '∞'}`;
