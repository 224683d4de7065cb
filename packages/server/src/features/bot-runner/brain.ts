/** What a frozen version knows and does, made ready for use: its flow, its knowledge, the languages it speaks. */
import {
  type Finding,
  findAnswer,
  type KnownPassage,
  type PreparedKnowledge,
  prepareKnowledge,
} from '@parrot/answer-engine';
import type { AppSettings } from '@parrot/contract/apps';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Flow, Intent } from '@parrot/contract/flows';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';
import type { AppSnapshot } from '../apps/index.ts';
import { nearestLanguage } from './nearest-language.ts';

export type Brain = {
  flow: Flow;
  settings: AppSettings;
  /** Of those the bot speaks, the one nearest to what a browser says; undefined where there is none. */
  languageOf(tag: string): LanguageCode | undefined;
  findAnswer(question: string): Promise<Finding>;
  /** What somebody wants, by the phrases it is known by; null where nothing comes close enough. */
  findIntent(text: string, intents: readonly Intent[]): Promise<string | null>;
};

/** Makes ready what takes its time, so this is nothing to wait for within a transaction. */
export type Brains = { of(snapshot: AppSnapshot): Promise<Brain> };

export function createBrains(): Brains {
  // Kept for as long as somebody keeps the snapshot itself in memory.
  const brains = new WeakMap<AppSnapshot, Promise<Brain>>();
  // By the questions and documents themselves: drafts that differ in other things share what was prepared of them.
  type BySources = WeakMap<AppSnapshot['sources'], Promise<PreparedKnowledge>>;
  const prepared = new WeakMap<AppSnapshot['faqs'], BySources>();

  const knowledgeOf = ({ faqs, sources }: AppSnapshot): Promise<PreparedKnowledge> => {
    const bySources: BySources = prepared.get(faqs) ?? new WeakMap();
    prepared.set(faqs, bySources);
    const known = bySources.get(sources) ?? prepareKnowledge({ faqs, passages: passagesOf(sources) });
    bySources.set(sources, known);
    known.catch(() => bySources.delete(sources));
    return known;
  };

  return {
    of(snapshot) {
      // One in the making serves all who ask for it.
      const brain =
        brains.get(snapshot) ?? knowledgeOf(snapshot).then((known) => createBrain(snapshot, known));
      brains.set(snapshot, brain);
      brain.catch(() => brains.delete(snapshot));
      return brain;
    },
  };
}

async function createBrain(snapshot: AppSnapshot, knowledge: PreparedKnowledge): Promise<Brain> {
  const { settings, language } = snapshot;
  const flow = snapshot.flow ?? questionsAndAnswersFlow({ language, settings });
  const languages = [language, ...settings.behaviour.languageList];
  const phrases = new Map<string, PreparedKnowledge>();
  for (const block of Object.values(flow.blocks))
    if (block.type === 'route-by-intent')
      phrases.set(
        JSON.stringify(block.intents),
        await prepareKnowledge({ faqs: asFaqs(block.intents, languages) }),
      );

  return {
    flow,
    settings,
    languageOf: (tag) => nearestLanguage(tag, languages),
    findAnswer: (question) => findAnswer(knowledge, { question }),
    async findIntent(text, intents) {
      const known = phrases.get(JSON.stringify(intents));
      const finding = known && (await findAnswer(known, { question: text }));
      return finding?.kind === 'answer' ? (finding.faqId ?? null) : null;
    },
  };
}

const passagesOf = (sources: AppSnapshot['sources']): KnownPassage[] =>
  sources.flatMap(({ sourceId, title, url, passages }) =>
    passages.map((passage) => ({ sourceId, title, url, ...passage })),
  );

/** Nobody says which language a phrase is in, so each is read in all that the bot speaks. */
const asFaqs = (intents: readonly Intent[], languages: readonly LanguageCode[]) =>
  intents
    .filter(({ phrases }) => phrases.length > 0)
    .flatMap(({ id, phrases: questions }) =>
      languages.map((languageCode) => ({
        // Its own within these few; it never leaves them.
        faqId: id as FaqId,
        languageCode,
        questions,
        answer: id,
        link: '',
      })),
    );
