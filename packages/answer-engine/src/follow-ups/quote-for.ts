/** The sentences of a section that answer a follow-up, word for word. */
import type { LanguageCode } from '@parrot/contract/core';
import { isRow } from '../passages/table-row.ts';
import { sentencesOf } from '../text/sentences.ts';
import { tokensOf, withoutAccents } from '../text/tokens.ts';
import { evidenceIn } from './evidence.ts';
import type { QuestionParts } from './question-parts.ts';
import { referenceTerms } from './reference-terms.ts';

const MAX_SENTENCES = 3;
/** 'It takes 20 minutes.' needs the sentence before it. */
const BRIEF = 60;

/** Of two times, 'takes' tells how long, and 'every' how often. */
const SAME_KIND = 0.5;

export function quoteFor(text: string, parts: QuestionParts, language: LanguageCode): string {
  if (isRow(text)) return text;
  const sentences = sentencesOf(text);
  const { values } = referenceTerms(language);
  const worths = sentences.map((sentence) => {
    const { share, hasValue } = evidenceIn(sentence, parts, language);
    if (!parts.asksFor || !hasValue) return parts.own.length > 0 ? share : 0;
    const kinds = new Set(tokensOf(sentence, language).map((word) => values.get(withoutAccents(word))));
    return share + 1 + (kinds.has(parts.asksFor) ? SAME_KIND : 0);
  });
  const most = Math.max(...worths);
  let first = worths.indexOf(most);
  let last = first;
  // Neighbors that say as much belong to the answer.
  while (last - first + 1 < MAX_SENTENCES && worths[last + 1] === most) last += 1;
  if (first > 0 && first === last && (sentences[first] ?? '').length < BRIEF) first -= 1;
  const start = text.indexOf(sentences[first] ?? '');
  const end = text.indexOf(sentences[last] ?? '', start) + (sentences[last] ?? '').length;
  return text.slice(start, end);
}
