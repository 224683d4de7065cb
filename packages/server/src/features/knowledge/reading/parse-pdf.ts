/** Parses a PDF page by page. */

import { CELL_SEPARATOR, ITEM_LINE } from '@parrot/answer-engine/units';
import { getDocumentProxy } from 'unpdf';
import { type Document, DocumentProblem, type Section } from './document.ts';

const MAX_PAGES = 2_000;
/** Distance of two paragraphs, in line heights. */
const PARAGRAPH_GAP = 1.7;
/** Distance of two columns, in line heights, and the usual length of a cell: longer ones are columns of text. */
const COLUMN_GAP = 1.5;
const MAX_CELL_LENGTH = 30;
/** A heading is at least this much larger than the usual line, and at most this long. */
const HEADING_SIZE = 1.12;
const MAX_HEADING_LENGTH = 120;

/** A run of text in one line of a PDF. */
type Piece = { str: string; hasEOL: boolean; transform: number[]; height: number; width: number };
/** `cells`: the parts of the text that are far apart. */
type Line = { text: string; y: number; height: number; cells: string[]; right: number };

export async function parsePdf(bytes: Uint8Array): Promise<Document> {
  const pdf = await open(bytes);
  if (pdf.numPages > MAX_PAGES) throw new DocumentProblem('tooMuch');
  const pages: Line[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.filter((item) => 'str' in item) as Piece[]));
    page.cleanup();
  }
  await pdf.destroy();
  return { title: '', sections: sectionsOf(pages), isScan: pages.length > 0 };
}

/** By page, and within a page by heading. Text that continues on the next page keeps its heading. */
function sectionsOf(pages: readonly Line[][]): Section[] {
  const isHeading = headingsAmong(pages.flat());
  const sections: Section[] = [];
  let heading = '';
  for (const [at, lines] of pages.entries()) {
    let own: Line[] = [];
    const end = () => {
      if (own.length > 0)
        sections.push({
          heading: heading || `Page ${at + 1}`,
          place: `page=${at + 1}`,
          paragraphs: paragraphsOf(own),
        });
      own = [];
    };
    for (const [index, line] of lines.entries()) {
      if (!isHeading(line)) {
        own.push(line);
        continue;
      }
      end();
      // A heading of two lines is one heading.
      const before = lines[index - 1];
      const goesOn = before && isHeading(before) && before.height === line.height;
      heading = goesOn ? `${heading} ${line.text.trim()}` : line.text.trim();
    }
    end();
  }
  return sections;
}

/** PDF has no headings: short lines that are larger than most of the text. */
function headingsAmong(lines: readonly Line[]): (line: Line) => boolean {
  const letters = new Map<number, number>();
  for (const { height, text } of lines) letters.set(height, (letters.get(height) ?? 0) + text.length);
  const [usual = 0] = [...letters].sort((one, other) => other[1] - one[1])[0] ?? [];
  return ({ height, text }) => height >= HEADING_SIZE * usual && text.trim().length <= MAX_HEADING_LENGTH;
}

async function open(bytes: Uint8Array) {
  try {
    // The library takes ownership of the bytes.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      stopAtErrors: false,
    });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new DocumentProblem(isLocked ? 'locked' : 'broken', { cause });
  }
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let isNew = true;
  for (const { str, hasEOL, transform, height, width } of pieces) {
    const last = lines.at(-1);
    const [x = 0, y = 0] = transform.slice(4);
    // Cells of a row can be drawn apart, each with an end of line of its own.
    const isSameRow =
      last && Math.abs(last.y - y) < last.height / 2 && x - last.right > COLUMN_GAP * last.height;
    if (!last || (isNew && !(isSameRow && str.trim() !== '')))
      lines.push({ text: str, y, height, cells: [str], right: x + width });
    else if (str.trim() === '') last.text += str;
    else {
      const isApart = x - last.right > COLUMN_GAP * Math.max(height, last.height);
      if (isApart) last.cells.push(str);
      else last.cells.push(`${last.cells.pop() ?? ''}${last.text.endsWith(' ') ? ' ' : ''}${str}`);
      last.text += isApart && !last.text.endsWith(' ') ? ` ${str}` : str;
      last.height = Math.max(last.height, height);
      last.right = x + width;
    }
    isNew = hasEOL;
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Rows of tables and items of lists keep their lines. Joins words hyphenated at a line end. */
function paragraphsOf(lines: readonly Line[]): string[] {
  const paragraphs: string[] = [];
  let last: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const isNear = last && Math.abs(last.y - line.y) <= PARAGRAPH_GAP * Math.max(line.height, last.height, 1);
    const isRow = isRowOfTable(lines, at);
    const text = isRow ? line.cells.map((cell) => cell.trim()).join(CELL_SEPARATOR) : line.text.trim();
    const startsLine = isRow || ITEM_LINE.test(text) || (at > 0 && isRowOfTable(lines, at - 1));
    const before = isNear ? paragraphs.pop() : undefined;
    if (before === undefined) paragraphs.push(text);
    else paragraphs.push(startsLine ? `${before}\n${text}` : joined(before, text));
    last = line;
  }
  return paragraphs;
}

/** A neighboring line has as many cells, and they are short. */
function isRowOfTable(lines: readonly Line[], at: number): boolean {
  const { cells } = lines[at] as Line;
  const isLike = (other: Line | undefined) => other?.cells.length === cells.length;
  return (
    cells.length > 1 &&
    cells.reduce((sum, cell) => sum + cell.length, 0) <= MAX_CELL_LENGTH * cells.length &&
    (isLike(lines[at - 1]) || isLike(lines[at + 1]))
  );
}

const joined = (before: string, after: string): string =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;
