/** Indexes the questions of all FAQs by language, and yields to the event loop while it works. */
import { setImmediate as otherWork } from 'node:timers/promises';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { KnownFaq } from '../knowledge.ts';
import { type QuestionIndex, questionIndexBuilder } from './question-index.ts';

/** Other requests are served after this much work. */
export const MAX_STRETCH_MS = 15;

export async function indexQuestions(
  faqs: readonly Pick<KnownFaq, 'languageCode' | 'questions'>[],
): Promise<QuestionIndex[]> {
  const builders = new Map<LanguageCode, ReturnType<typeof questionIndexBuilder>>();
  let stretchEnds = performance.now() + MAX_STRETCH_MS;
  for (const [faqIndex, { languageCode, questions }] of faqs.entries()) {
    const builder = builders.get(languageCode) ?? questionIndexBuilder(languageCode);
    builders.set(languageCode, builder);
    builder.add(faqIndex, questions);
    if (performance.now() < stretchEnds) continue;
    await otherWork();
    stretchEnds = performance.now() + MAX_STRETCH_MS;
  }
  // In the order of LANGUAGES, so that only the order of the FAQs decides between equal scores.
  return LANGUAGES.flatMap((language) => builders.get(language)?.finish() ?? []);
}
