import { type FaqId, LANGUAGES, type LanguageCode, type SourceId } from '@parrot/contract/core';
import { indexQuestions } from './faqs/index-questions.ts';
import { nameCollector } from './faqs/names.ts';
import type { QuestionIndex } from './faqs/question-index.ts';
import type { Knowledge, KnownFaq, KnownPassage } from './knowledge.ts';
import type { Matcher } from './matcher/matcher.ts';
import { type PassageIndex, passageIndexBuilder } from './passages/passage-index.ts';
import type { PassageMeaning } from './passages/passage-meaning.ts';
import { createSlices, type Slices } from './slices.ts';
import type { Spelling } from './spelling/correct-spelling.ts';
import { type Vocabulary, vocabularyBuilder } from './spelling/vocabulary.ts';
import { detectLanguage } from './text/detect-language.ts';
import { normalized } from './text/tokens.ts';

/** Only this package reads it. */
export const contents = Symbol('contents');

/** Knowledge prepared for questions: once per app version, cached while the app is in use. */
export type PreparedKnowledge = {
  readonly faqCount: number;
  readonly passageCount: number;
  /** Resolves when embeddings are computed and the matcher is trained, as far as possible. Never rejects. */
  readonly trained: Promise<void>;
  readonly [contents]: Contents;
};

export type Contents = {
  faqs: readonly KnownFaq[];
  /** The languages of an FAQ have one id. */
  faqsById: ReadonlyMap<FaqId, readonly KnownFaq[]>;
  /** Maps a normalized question to the indexes of the FAQs with exactly this question. */
  exact: Map<string, number[]>;
  /** That FAQs tell apart: products, places. */
  names: ReadonlySet<string>;
  indexes: QuestionIndex[];
  passages: readonly KnownPassage[];
  passagesBySource: ReadonlyMap<SourceId, readonly KnownPassage[]>;
  passageIndexes: PassageIndex[];
  /** Absent where it is unknown which words exist, so that none can be a typo. */
  spelling?: Spelling;
  /** Set by training; until then, answers come from words. */
  matcher?: Matcher;
  passageMeaning?: PassageMeaning;
  embed?: (texts: readonly string[]) => Promise<Float32Array[] | null>;
};

/** Characters of a passage used to detect its language. */
const LANGUAGE_SAMPLE = 300;

export async function prepareKnowledge(
  knowledge: Knowledge,
  isWord?: Spelling['isWord'],
): Promise<PreparedKnowledge> {
  const slices = createSlices();
  const faqs: KnownFaq[] = [];
  const exact = new Map<string, number[]>();
  const names = nameCollector();
  for (const [faqIndex, faq] of knowledge.faqs.entries()) {
    faqs.push({ ...faq, questions: [...faq.questions] });
    for (const question of faq.questions) remember(exact, normalized(question), faqIndex);
    names.add(faq);
    if (slices.isOver()) await slices.next();
  }
  const indexes = await indexQuestions(faqs);
  const passages = [...(knowledge.passages ?? [])];
  const vocabularies = createVocabularies();
  for (const { languageCode, questions } of faqs) {
    for (const question of questions) vocabularies.add(languageCode, question);
    if (slices.isOver()) await slices.next();
  }
  const passageIndexes = await indexPassages(passages, vocabularies);
  return {
    faqCount: faqs.length,
    passageCount: passages.length,
    trained: Promise.resolve(),
    [contents]: {
      faqs,
      faqsById: groupedBy(faqs, ({ faqId }) => faqId),
      exact,
      names: names.names(),
      indexes,
      passages,
      passagesBySource: groupedBy(passages, ({ sourceId }) => sourceId),
      passageIndexes,
      ...(isWord && { spelling: { vocabularies: await vocabularies.finish(slices), isWord } }),
    },
  };
}

/** Each passage in its own language; if that is unclear, in the language of the passage before it. */
async function indexPassages(
  passages: readonly KnownPassage[],
  vocabularies: Vocabularies,
): Promise<PassageIndex[]> {
  const builders = new Map<LanguageCode, ReturnType<typeof passageIndexBuilder>>();
  let language: LanguageCode = LANGUAGES[0];
  const slices = createSlices();
  for (const [passageIndex, { heading, text }] of passages.entries()) {
    language = (await detectLanguage(text.slice(0, LANGUAGE_SAMPLE))) ?? language;
    const builder = builders.get(language) ?? passageIndexBuilder(language);
    builders.set(language, builder);
    builder.add(passageIndex, { heading, text });
    vocabularies.add(language, `${heading}\n${text}`);
    if (slices.isOver()) await slices.next();
  }
  const indexes: PassageIndex[] = [];
  for (const code of LANGUAGES) {
    const index = builders.get(code)?.finish();
    if (index) indexes.push(index);
    if (slices.isOver()) await slices.next();
  }
  return indexes;
}

function remember(exact: Map<string, number[]>, question: string, faqIndex: number): void {
  if (question === '') return;
  const faqIndexes = exact.get(question);
  if (!faqIndexes) exact.set(question, [faqIndex]);
  else if (faqIndexes.at(-1) !== faqIndex) faqIndexes.push(faqIndex);
}

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

type Vocabularies = ReturnType<typeof createVocabularies>;

function createVocabularies() {
  const builders = new Map<LanguageCode, ReturnType<typeof vocabularyBuilder>>();
  return {
    add(languageCode: LanguageCode, text: string): void {
      const builder = builders.get(languageCode) ?? vocabularyBuilder(languageCode);
      builders.set(languageCode, builder);
      builder.add(text, text.length);
    },
    async finish(slices: Slices): Promise<Vocabulary[]> {
      const finished: Vocabulary[] = [];
      for (const builder of builders.values()) finished.push(await builder.finish(slices));
      return finished;
    },
  };
}
