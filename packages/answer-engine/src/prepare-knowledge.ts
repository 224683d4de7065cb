import { setImmediate as otherWork } from 'node:timers/promises';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { Knowledge, KnownFaq, KnownPassage } from './knowledge.ts';
import { detectLanguage, loadLanguages } from './language.ts';
import { type PassageIndex, passageIndexBuilder } from './passage-index.ts';
import { type QuestionIndex, questionIndexBuilder } from './question-index.ts';
import { normalised } from './tokens.ts';

/** Only this package looks inside. */
export const contents = Symbol('contents');

/** Knowledge made ready to be asked. Made once per app version, kept in memory while the app is in use. */
export type PreparedKnowledge = {
  readonly faqCount: number;
  readonly passageCount: number;
  readonly [contents]: Contents;
};

export type Contents = {
  faqs: readonly KnownFaq[];
  /** Normalised question → places of the FAQs that ask exactly this. */
  exact: Map<string, number[]>;
  indexes: QuestionIndex[];
  passages: readonly KnownPassage[];
  passageIndexes: PassageIndex[];
};

/** Other requests get their turn after so much work. */
const LONGEST_STRETCH_MS = 15;
/** So much of a passage tells its language. */
const LANGUAGE_SAMPLE = 300;

export async function prepareKnowledge(knowledge: Knowledge): Promise<PreparedKnowledge> {
  await loadLanguages();
  const faqs = knowledge.faqs.map((faq) => ({ ...faq, questions: [...faq.questions] }));
  const exact = new Map<string, number[]>();
  const builders = new Map<LanguageCode, ReturnType<typeof questionIndexBuilder>>();
  let stretchEnds = performance.now() + LONGEST_STRETCH_MS;
  for (const [place, faq] of faqs.entries()) {
    const builder = builders.get(faq.languageCode) ?? questionIndexBuilder(faq.languageCode);
    builders.set(faq.languageCode, builder);
    builder.add(place, faq.questions);
    for (const question of faq.questions) remember(exact, normalised(question), place);
    if (performance.now() < stretchEnds) continue;
    await otherWork();
    stretchEnds = performance.now() + LONGEST_STRETCH_MS;
  }
  // In the order of the list of languages, so that the order of the FAQs alone decides between equals.
  const indexes = LANGUAGES.flatMap((language) => builders.get(language)?.finish() ?? []);
  const passages = [...(knowledge.passages ?? [])];
  const passageIndexes = await indexPassages(passages);
  return {
    faqCount: faqs.length,
    passageCount: passages.length,
    [contents]: { faqs, exact, indexes, passages, passageIndexes },
  };
}

/** Each in the language it is written in; where a few words do not tell, in that of the passage before it. */
async function indexPassages(passages: readonly KnownPassage[]): Promise<PassageIndex[]> {
  const builders = new Map<LanguageCode, ReturnType<typeof passageIndexBuilder>>();
  let language: LanguageCode = LANGUAGES[0];
  let stretchEnds = performance.now() + LONGEST_STRETCH_MS;
  for (const [place, { heading, text }] of passages.entries()) {
    language = (await detectLanguage(text.slice(0, LANGUAGE_SAMPLE))) ?? language;
    const builder = builders.get(language) ?? passageIndexBuilder(language);
    builders.set(language, builder);
    builder.add(place, `${heading}\n${text}`);
    if (performance.now() < stretchEnds) continue;
    await otherWork();
    stretchEnds = performance.now() + LONGEST_STRETCH_MS;
  }
  return LANGUAGES.flatMap((code) => builders.get(code)?.finish() ?? []);
}

function remember(exact: Map<string, number[]>, question: string, place: number): void {
  if (question === '') return;
  const places = exact.get(question);
  if (!places) exact.set(question, [place]);
  else if (places.at(-1) !== place) places.push(place);
}
