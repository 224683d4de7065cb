/**
 * The formatting of answers, flow messages and agents' replies: `**bold**`, `*italic*`, lists, tables (three lines
 * or more with ` · ` between their cells), `[links](…)` and `![pictures](…)`. Parsed into parts that every client renders
 * itself, so no HTML ever passes. Separate from the schemas, so that the widget does not bundle zod.
 */
import { textParts } from './text-parts.ts';

export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: InlinePart[] }
  | { kind: 'link'; href: string; parts: InlinePart[] }
  | { kind: 'picture'; url: string; alt: string };
export type RichBlock =
  | { kind: 'text'; parts: InlinePart[] }
  | RichList
  /** `hasHead`: the first row names the columns. */
  | { kind: 'table'; hasHead: boolean; rows: InlinePart[][][] };
/** `level`: how deep it is nested; `start`: null for bullets. */
type RichList = { kind: 'list'; start: number | null; level: number; items: InlinePart[][] };

/** A line of a list: a bullet, or a number with a period. */
const ITEM = /^([ \t]{0,20})(?:[-*•]|(\d{1,3})\.)[ \t]+(?=\S)/;
const SPACES_PER_LEVEL = 2;
const MAX_LEVEL = 6;
const CELL = ' · ';
const MIN_ROWS = 3;

/** Whether a text may contain formatting; everything else is plain text with links. */
export const isFormatted = (text: string): boolean =>
  /\*\S|]\(| · |^[ \t]{0,20}([-*•]|\d{1,3}\.)[ \t]/m.test(text);

/** The text as paragraphs, lists and tables. Paragraphs contain their line breaks. */
export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let paragraph: string[] = [];
  let list: (Pick<RichList, 'start' | 'level'> & { items: string[] }) | null = null;
  const endParagraph = () => {
    const written = withoutEmptyEnds(paragraph).join('\n');
    if (written) blocks.push({ kind: 'text', parts: inlineParts(written) });
    paragraph = [];
  };
  const endList = () => {
    if (list) blocks.push({ ...list, kind: 'list', items: list.items.map((item) => inlineParts(item)) });
    list = null;
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    const item = ITEM.exec(line);
    const rowCount = item ? 0 : tableRowsFrom(lines, at);
    if (rowCount > 0) {
      endList();
      endParagraph();
      blocks.push(tableOf(lines.slice(at, at + rowCount)));
      at += rowCount - 1;
      continue;
    }
    if (!item) {
      // An empty line between two items does not end the list.
      if (line.trim() !== '') endList();
      paragraph.push(line);
      continue;
    }
    const start = item[2] === undefined ? null : Number(item[2]);
    const level = Math.min(MAX_LEVEL, Math.floor((item[1]?.length ?? 0) / SPACES_PER_LEVEL));
    endParagraph();
    if (list && ((list.start === null) !== (start === null) || list.level !== level)) endList();
    list ??= { start, level, items: [] };
    list.items.push(line.slice(item[0].length));
  }
  endList();
  endParagraph();
  return blocks;
}

/**
 * How many lines make a table: three or more with the same number of cells. Fewer are text that uses the dot
 * itself, as in an address. 0 if they are no table.
 */
function tableRowsFrom(lines: readonly string[], from: number): number {
  const columns = cellCount(lines[from]);
  if (columns < 2) return 0;
  let end = from + 1;
  while (cellCount(lines[end]) === columns) end += 1;
  return end - from < MIN_ROWS ? 0 : end - from;
}

const cellCount = (line = ''): number => (ITEM.test(line) ? 0 : line.split(CELL).length);

const tableOf = (rows: readonly string[]): RichBlock => ({
  kind: 'table',
  hasHead: !/\d/.test(rows[0] ?? '') && rows.slice(1).some((row) => /\d/.test(row)),
  rows: rows.map((row) => row.split(CELL).map((cell) => inlineParts(cell.trim()))),
});

/** Whether an item or all cells of a row are bold: it is what the answer is about. */
export const isMarked = (cells: readonly (readonly InlinePart[])[]): boolean =>
  cells.every((parts) => parts.length === 1 && parts[0]?.kind === 'bold');

/** A pattern for it would look through a long run of empty lines once for each of them. */
function withoutEmptyEnds(lines: readonly string[]): readonly string[] {
  let [start, end] = [0, lines.length];
  while (start < end && lines[start] === '') start += 1;
  while (end > start && lines[end - 1] === '') end -= 1;
  return lines.slice(start, end);
}

/** For text of strangers in a message that is formatted: it makes no named link and no picture. */
export const withoutNamedLinks = (text: string): string => text.replaceAll('](', '] (');

/** Invisible, and no mark or bracket works across it. */
const JOINER = '\ufeff';

/** A value in one line that makes no formatting of its own where it is inserted into a formatted text. */
export const plainValue = (value: string): string =>
  value
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('*', `${JOINER}*${JOINER}`)
    .replaceAll('](', `]${JOINER}(`)
    .replaceAll(CELL, ` ·${JOINER} `)
    .replace(/^(?=(?:[-•]|\d{1,3}\.)(?: |$))/, JOINER);

/** Joins parts of a text, so that no link is made of two of them. */
export const joinPlain = (parts: readonly string[]): string =>
  parts.reduce((text, part) => text + (text.endsWith(']') && part.startsWith('(') ? JOINER : '') + part, '');

/** The words alone, for search, notifications, previews and the answer engine. */
export const plainText = (text: string): string =>
  isFormatted(text) ? textOfBlocks(parseRichText(text)) : text;

function textOfBlocks(blocks: readonly RichBlock[]): string {
  const inline = (parts: readonly InlinePart[]): string =>
    parts
      .map((part) =>
        part.kind === 'text' ? part.text : part.kind === 'picture' ? part.alt : inline(part.parts),
      )
      .join('');
  return blocks
    .map((block) => {
      if (block.kind === 'text') return inline(block.parts);
      if (block.kind === 'table') return block.rows.map((row) => row.map(inline).join(CELL)).join('\n');
      return block.items
        .map((item, at) => `${block.start === null ? '-' : `${block.start + at}.`} ${inline(item)}`)
        .join('\n');
    })
    .join('\n');
}

/**
 * A picture, a link, bold, or italic. Marks touch the words they enclose, so `2 * 3 * 4` stays as it is. What
 * they enclose is bounded, so that unclosed marks cost little.
 */
const MARKED =
  /!\[([^\]\n]{0,300})\]\((\S{1,2000}?)\)|\[([^\]\n]{1,300})\]\((\S{1,2000}?)\)|(?<![*\p{L}\p{N}])\*\*(?=[^\s*])([^\n]{0,600}?[^\s*])\*\*(?![*\p{L}\p{N}])|(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*\n]{0,600}[^\s*])\*(?![*\p{L}\p{N}])/gu;

function inlineParts(text: string, isInLink = false): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const part = partOf(found, isInLink);
    if (!part) continue;
    parts.push(...linkedParts(text.slice(end, found.index), isInLink), part);
    end = found.index + found[0].length;
  }
  return [...parts, ...linkedParts(text.slice(end), isInLink)];
}

function partOf(
  [, alt, source, label, target, bold, italic]: RegExpExecArray,
  isInLink: boolean,
): InlinePart | null {
  if (source !== undefined) {
    const url = pictureUrl(source);
    return url ? { kind: 'picture', url, alt: alt ?? '' } : null;
  }
  if (target !== undefined) {
    const href = isInLink ? null : linkTarget(target);
    return href ? { kind: 'link', href, parts: inlineParts(label ?? '', true) } : null;
  }
  return bold === undefined
    ? { kind: 'italic', parts: inlineParts(italic ?? '', isInLink) }
    : { kind: 'bold', parts: inlineParts(bold, isInLink) };
}

const linkedParts = (text: string, isInLink: boolean): InlinePart[] =>
  isInLink
    ? text === ''
      ? []
      : [{ kind: 'text', text }]
    : textParts(text).map(({ text: part, href }) =>
        href === null
          ? { kind: 'text', text: part }
          : { kind: 'link', href, parts: [{ kind: 'text', text: part }] },
      );

/** A web page or an email address, as `textParts` accepts it: whole, and without user info. */
function linkTarget(target: string): string | null {
  const [link, ...more] = textParts(target);
  return link && more.length === 0 ? link.href : null;
}

/** Only https, as pages and their security policies block the rest, and our own uploads. */
function pictureUrl(source: string): string | null {
  if (/^\/pictures\/[\w-]+\.webp$/.test(source)) return source;
  return /^https:/i.test(source) ? linkTarget(source) : null;
}
