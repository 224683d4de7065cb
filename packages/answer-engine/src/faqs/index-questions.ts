/** Indexes the questions of all FAQs by language, and yields to the event loop while it works. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { KnownFaq } from '../knowledge.ts';
import { createSlices } from '../slices.ts';
import { type QuestionIndex, questionIndexBuilder } from './question-index.ts';

export async function indexQuestions(
  faqs: readonly Pick<KnownFaq, 'languageCode' | 'questions'>[],
): Promise<QuestionIndex[]> {
  const builders = new Map<LanguageCode, ReturnType<typeof questionIndexBuilder>>();
  const slices = createSlices();
  for (const [faqIndex, { languageCode, questions }] of faqs.entries()) {
    const builder = builders.get(languageCode) ?? questionIndexBuilder(languageCode);
    builders.set(languageCode, builder);
    builder.add(faqIndex, questions);
    if (slices.isOver()) await slices.next();
  }
  // In the order of LANGUAGES, so that only the order of the FAQs decides between equal scores.
  const indexes: QuestionIndex[] = [];
  for (const language of LANGUAGES) {
    const index = await builders.get(language)?.finish(slices);
    if (index) indexes.push(index);
  }
  return indexes;
}
