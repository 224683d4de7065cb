/** Copied cells as a table that the import reads. */

type Clipboard = Pick<DataTransfer, 'getData'>;

/** Spreadsheets copy cells separated by tabs; pages often copy a table as HTML only. */
export function tableFromClipboard(clipboard: Clipboard): string {
  const text = clipboard.getData('text/plain');
  // Named, because the first row may have more commas than tabs.
  if (text.includes('\t')) return `sep=\t\n${text}`;
  return tableFromHtml(clipboard.getData('text/html')) ?? text;
}

function tableFromHtml(html: string): string | undefined {
  if (!/<table[\s>]/i.test(html)) return undefined;
  // A parsed document loads nothing and runs no scripts.
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.rows ?? [])].map((row) => [...row.cells].map(textOf).map(quoted).join('\t'));
  return rows.length > 0 ? `sep=\t\n${rows.join('\n')}\n` : undefined;
}

function textOf(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\u2028');
  for (const block of cell.querySelectorAll('p, div, li')) block.append('\u2028');
  return (cell.textContent ?? '')
    .replace(/[^\S\u2028]+/g, ' ')
    .replace(/ ?\u2028 ?/g, '\n')
    .trim();
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
