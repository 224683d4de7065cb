/** Parses plain text as one section; an empty line ends a paragraph. */
import type { Document } from './document.ts';

export const parsePlain = (text: string): Document => ({
  title: '',
  sections: [{ heading: '', paragraphs: text.split(/\n\s*\n/).map(joinLines) }],
});

/** Wrapped lines are joined; short ones, as in lists and addresses, stay. */
function joinLines(paragraph: string): string {
  const lines = paragraph.split('\n');
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const isWrapped = longest >= 60 && lines.slice(0, -1).every((line) => line.length > longest * 0.6);
  return lines.join(isWrapped ? ' ' : '\n');
}
