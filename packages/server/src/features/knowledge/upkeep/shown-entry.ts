/** The entries of findings as they are shown. */
import type { UpkeepEntry } from '@parrot/contract/knowledge';
import type { CheckedFaq } from './checked-faqs.repository.ts';
import type { CheckedSource } from './checked-sources.repository.ts';
import type { PrintedEntry } from './finding.ts';

const SNIPPET = 400;

export const shownFaq = (
  { faqId, languageCode, questions, answer, print }: CheckedFaq,
  question = questions[0] ?? '',
): PrintedEntry => ({
  entry: { type: 'faq', faqId, languageCode, question, answer: snippet(answer) },
  print,
});

type At = Partial<Pick<Extract<UpkeepEntry, { type: 'source' }>, 'heading' | 'text'>>;

export const shownSource = (
  { sourceId, sourceKind, title, address, fingerprint }: CheckedSource,
  { heading = '', text = '' }: At = {},
  print = fingerprint,
): PrintedEntry => ({
  entry: { type: 'source', sourceId, sourceKind, title, address, heading, text: snippet(text) },
  print,
});

const snippet = (text: string): string => {
  const signs = Array.from(text.slice(0, 2 * SNIPPET));
  return signs.length > SNIPPET ? `${signs.slice(0, SNIPPET).join('')}…` : text;
};
