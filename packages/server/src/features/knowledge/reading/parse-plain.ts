/** Parses plain text as one section; an empty line ends a paragraph. */
import type { Document } from './document.ts';
import { joinLines } from './text-lines.ts';

export const parsePlain = (text: string): Document => ({
  title: '',
  sections: [
    { heading: '', paragraphs: text.split(/\n\s*\n/).map((paragraph) => joinLines(paragraph.split('\n'))) },
  ],
});
