/** Joins passages of the same heading into sections. */
import type { Passage } from '@parrot/contract/knowledge';
import { inSlices } from '../../../platform/index.ts';

export type Section = { heading: string; place: string; text: string };

/** A page number is no heading. */
const isPage = (heading: string, fragment: string) =>
  /^page=\d+$/.test(fragment) && heading === `Page ${fragment.slice('page='.length)}`;

export async function sectionsOf(passages: readonly Passage[]): Promise<Section[]> {
  const sections: Section[] = [];
  await inSlices(passages, ({ heading, text, place: fragment = '' }) => {
    const shown = isPage(heading, fragment) ? '' : heading;
    const last = sections.at(-1);
    if (last && last.heading === shown && last.place === fragment && shown !== '') last.text += `\n${text}`;
    else sections.push({ heading: shown, place: fragment, text });
  });
  return sections;
}

/** A question and its answer, with their origin. */
export type ExtractedFaq = {
  from: 'question' | 'steps' | 'definition' | 'table' | 'heading' | 'model';
  question: string[];
  answer: string;
  heading: string;
  passage: string;
  place: string;
  confidence: number;
};
