/** The rows of a table of data, each cell in its column. Tables for layout are read as text. */
import type { Cheerio, CheerioAPI } from 'cheerio';

type Elements = ReturnType<CheerioAPI>;
type Element = Elements extends Cheerio<infer Each> ? Each : never;

const MAX_CELL_LENGTH = 300;
const MAX_COLUMNS = 50;
const MAX_ROWS = 20_000;
/** Cells that an empty one is shown as, so that the next stays in its column. */
const EMPTY = '–';
/** What does not fit into a cell. */
const NOT_DATA = 'table, h1, h2, h3, h4, h5, h6, ul, ol, dl, pre, blockquote, details';

/** Null for a table that only arranges a page. */
export function tableRows($: CheerioAPI, table: Element): string[][] | null {
  const element = $(table);
  if (element.find(NOT_DATA).length > 0) return null;
  const rows = element.find('tr');
  if (rows.length < 2 || rows.length > MAX_ROWS) return null;
  const grid: string[][] = [];
  /** By column: a cell that reaches into the rows below. */
  const spanning: { text: string; rows: number }[] = [];
  for (const row of rows.toArray()) {
    const cells: string[] = [];
    const takeSpanning = () => {
      for (let above = spanning[cells.length]; above && above.rows > 0; above = spanning[cells.length]) {
        above.rows -= 1;
        cells.push(above.text);
      }
    };
    for (const cell of $(row).children('td, th').toArray()) {
      takeSpanning();
      const text = $(cell).text().replace(/\s+/g, ' ').replaceAll(' · ', ', ').trim() || EMPTY;
      if (text.length > MAX_CELL_LENGTH || cells.length >= MAX_COLUMNS) return null;
      const columns = spanOf($(cell).attr('colspan'), MAX_COLUMNS - cells.length);
      const below = spanOf($(cell).attr('rowspan'), rows.length) - 1;
      for (let column = 0; column < columns; column += 1) {
        const own = column === 0 ? text : EMPTY;
        if (below > 0) spanning[cells.length] = { text: own, rows: below };
        cells.push(own);
      }
    }
    takeSpanning();
    if (cells.some((cell) => cell !== EMPTY)) grid.push(cells);
  }
  const isTable = grid.length > 1 && grid.some((cells) => cells.length > 1);
  return isTable ? grid : null;
}

const spanOf = (written: string | undefined, most: number): number =>
  Math.max(1, Math.min(most, Number.parseInt(written ?? '1', 10) || 1));
