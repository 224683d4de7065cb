/**
 * The formatting of answers, flow messages and agents' replies: `**bold**`, `*italic*`, lists, `[links](…)` and
 * `![pictures](…)`. Parsed into parts that every client renders itself, so no HTML ever passes. Separate from
 * the schemas, so that the widget does not bundle zod.
 */
import { textParts } from './text-parts.ts';

export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: InlinePart[] }
  | { kind: 'link'; href: string; parts: InlinePart[] }
  | { kind: 'picture'; url: string; alt: string };
export type RichBlock =
  | { kind: 'text'; parts: InlinePart[] }
  | { kind: 'list'; start: number | null; items: InlinePart[][] };

/** A line of a list: a bullet, or a number with a period. */
const ITEM = /^[ \t]{0,3}(?:[-*•]|(\d{1,3})\.)[ \t]+(?=\S)/;

/** Whether a text may contain formatting; everything else is plain text with links. */
export const isFormatted = (text: string): boolean => /\*\S|]\(|^\s*([-*•]|\d+\.)\s/m.test(text);

/** The text as paragraphs and lists. Paragraphs contain their line breaks. */
export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let paragraph: string[] = [];
  let list: { start: number | null; items: string[] } | null = null;
  const endParagraph = () => {
    const written = paragraph.join('\n').replace(/^\n+|\n+$/g, '');
    if (written) blocks.push({ kind: 'text', parts: inlineParts(written) });
    paragraph = [];
  };
  const endList = () => {
    if (list)
      blocks.push({ kind: 'list', start: list.start, items: list.items.map((item) => inlineParts(item)) });
    list = null;
  };
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line);
    if (!item) {
      // An empty line between two items does not end the list.
      if (line.trim() !== '') endList();
      paragraph.push(line);
      continue;
    }
    const start = item[1] === undefined ? null : Number(item[1]);
    endParagraph();
    if (list && (list.start === null) !== (start === null)) endList();
    list ??= { start, items: [] };
    list.items.push(line.slice(item[0].length));
  }
  endList();
  endParagraph();
  return blocks;
}

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
    .map((block) =>
      block.kind === 'text'
        ? inline(block.parts)
        : block.items
            .map((item, at) => `${block.start === null ? '-' : `${block.start + at}.`} ${inline(item)}`)
            .join('\n'),
    )
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
