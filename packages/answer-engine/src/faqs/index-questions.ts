/** The questions of all FAQs, indexed by language; others get their turn while it works. */
import { setImmediate as otherWork } from 'node:timers/promises';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { KnownFaq } from '../knowledge.ts';
import { type QuestionIndex, questionIndexBuilder } from './question-index.ts';

/** Other requests get their turn after so much work. */
export const LONGEST_STRETCH_MS = 15;

export async function indexQuestions(
  faqs: readonly Pick<KnownFaq, 'languageCode' | 'questions'>[],
): Promise<QuestionIndex[]> {
  const builders = new Map<LanguageCode, ReturnType<typeof questionIndexBuilder>>();
  let stretchEnds = performance.now() + LONGEST_STRETCH_MS;
  for (const [faqIndex, { languageCode, questions }] of faqs.entries()) {
    const builder = builders.get(languageCode) ?? questionIndexBuilder(languageCode);
    builders.set(languageCode, builder);
    builder.add(faqIndex, questions);
    if (performance.now() < stretchEnds) continue;
    await otherWork();
    stretchEnds = performance.now() + LONGEST_STRETCH_MS;
  }
  // In the order of the list of languages, so that the order of the FAQs alone decides between equals.
  return LANGUAGES.flatMap((language) => builders.get(language)?.finish() ?? []);
}
