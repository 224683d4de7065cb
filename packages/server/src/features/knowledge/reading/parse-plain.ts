/** Plain text as one section: an empty line ends a paragraph. */
import type { Document } from './document.ts';

export const parsePlain = (text: string): Document => ({
  title: '',
  sections: [{ heading: '', paragraphs: text.split(/\n\s*\n/).map(joinLines) }],
});

/** Lines broken by the writing program are one; short ones, such as those of a list or an address, stay. */
function joinLines(paragraph: string): string {
  const lines = paragraph.split('\n');
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const isWrapped = longest >= 60 && lines.slice(0, -1).every((line) => line.length > longest * 0.6);
  return lines.join(isWrapped ? ' ' : '\n');
}
