import { setImmediate as otherWork } from 'node:timers/promises';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { indexQuestions, LONGEST_STRETCH_MS } from './index-questions.ts';
import type { Knowledge, KnownFaq, KnownPassage } from './knowledge.ts';
import { detectLanguage, loadLanguages } from './language.ts';
import type { Matcher } from './matcher.ts';
import { type PassageIndex, passageIndexBuilder } from './passage-index.ts';
import type { QuestionIndex } from './question-index.ts';
import { normalised } from './tokens.ts';
import type { VectorTable } from './vector-table.ts';

/** Only this package looks inside. */
export const contents = Symbol('contents');

/** Knowledge made ready to be asked. Made once per app version, kept in memory while the app is in use. */
export type PreparedKnowledge = {
  readonly faqCount: number;
  readonly passageCount: number;
  /** Resolves when meanings are known and the matcher is trained, as far as there is anything to learn. Never rejects. */
  readonly learnt: Promise<void>;
  readonly [contents]: Contents;
};

export type Contents = {
  faqs: readonly KnownFaq[];
  /** Normalised question → places of the FAQs that ask exactly this. */
  exact: Map<string, number[]>;
  indexes: QuestionIndex[];
  passages: readonly KnownPassage[];
  passageIndexes: PassageIndex[];
  /** What was learnt since; without it all is answered by words. */
  matcher?: Matcher;
  passageTable?: VectorTable;
  embed?: (texts: readonly string[]) => Promise<Float32Array[] | null>;
};

/** So much of a passage tells its language. */
const LANGUAGE_SAMPLE = 300;

export async function prepareKnowledge(knowledge: Knowledge): Promise<PreparedKnowledge> {
  await loadLanguages();
  const faqs = knowledge.faqs.map((faq) => ({ ...faq, questions: [...faq.questions] }));
  const exact = new Map<string, number[]>();
  for (const [place, { questions }] of faqs.entries())
    for (const question of questions) remember(exact, normalised(question), place);
  const indexes = await indexQuestions(faqs);
  const passages = [...(knowledge.passages ?? [])];
  const passageIndexes = await indexPassages(passages);
  return {
    faqCount: faqs.length,
    passageCount: passages.length,
    learnt: Promise.resolve(),
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
