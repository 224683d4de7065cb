/** Parses Markdown into sections, without its markup. */
import type { Document, Section } from './document.ts';
import { joinLines } from './text-lines.ts';

const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;
const RULE = /^ {0,3}([-*_])(\s*\1){2,}\s*$/;
const TABLE_RULE = /^\s*\|?[\s:|-]*-[\s:|-]*\|?\s*$/;

export function parseMarkdown(markdown: string): Document {
  const sections: Section[] = [{ heading: '', paragraphs: [] }];
  let lines: string[] = [];
  let inFence = false;
  let isCode = false;
  const endParagraph = () => {
    if (lines.length > 0) sections.at(-1)?.paragraphs.push(isCode ? lines.join('\n') : joinLines(lines));
    isCode = false;
    lines = [];
  };
  const begin = (heading: string) => {
    endParagraph();
    sections.push({ heading: plain(heading), paragraphs: [] });
  };
  for (const line of withoutFrontMatter(markdown).split('\n')) {
    const heading = inFence ? undefined : HEADING.exec(line)?.[1];
    if (FENCE.test(line)) inFence = !inFence;
    else if (inFence) {
      isCode = true;
      lines.push(line);
    } else if (heading !== undefined) begin(heading);
    else if (lines.length === 1 && UNDERLINE.test(line)) begin(lines.pop() ?? '');
    else if (line.trim() === '' || RULE.test(line)) endParagraph();
    else if (!(lines.length > 0 && TABLE_RULE.test(line))) lines.push(plain(line));
  }
  endParagraph();
  const title = sections.find(({ heading }) => heading !== '')?.heading ?? '';
  return { title, sections };
}

const withoutFrontMatter = (text: string): string => text.replace(/^---\n[\s\S]{0,10000}?\n---\n/, '');

/** Links and images by their text; no emphasis, code, quote and table marks. */
const plain = (line: string): string =>
  line
    .replace(/!?\[([^[\]]{0,500})\]\([^()\s]{0,2000}(?:\s+"[^"]{0,500}")?\)/g, '$1')
    .replace(/^\s*(?:>\s?)+/, '')
    .replace(/^(\s*)[-*+]\s+(?:\[[ x]\]\s+)?/i, '$1• ')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/(\*\*|__)(?=\S)(.{1,1000}?\S)\1/g, '$2')
    .replace(/`([^`]{1,500})`/g, '$1')
    .replace(/(^|\W)[*_](?=\S)([^*_]{1,1000}?\S)[*_](?=\W|$)/g, '$1$2');
