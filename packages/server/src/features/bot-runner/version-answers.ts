/** What a frozen version knows and does, made ready for use: its flow, its knowledge, the languages it speaks. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AnswerEngine,
  createAnswerEngine,
  type Finding,
  type KnownFaq,
  type KnownPassage,
  type PreparedKnowledge,
} from '@parrot/answer-engine';
import type { AppSettings } from '@parrot/contract/apps';
import { type FaqId, type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import type { Flow, Intent } from '@parrot/contract/flows';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';
import type { AppSnapshot, FrozenFaq } from '../apps/index.ts';
import type { WriteAnswer } from '../conversations/index.ts';
import { passageUrl } from '../knowledge/index.ts';
import { passagesBehind } from './passages-of-finding.ts';

export type Brain = {
  flow: Flow;
  settings: AppSettings;
  /** Of those the bot speaks, the one nearest to what a browser says; undefined where there is none. */
  languageOf(tag: string): LanguageCode | undefined;
  /** When it also answers by meaning. */
  learnt: Promise<unknown>;
  findAnswer(question: string): Promise<Finding & { imageUrl?: string }>;
  /** What a model may answer from. */
  passagesBehind(finding: Finding): WriteAnswer['passages'];
  /** What somebody wants, by the phrases it is known by; null where nothing comes close enough. */
  findIntent(text: string, intents: readonly Intent[]): Promise<string | null>;
};

/** Makes ready what takes its time, so this is nothing to wait for within a transaction. */
export type Brains = {
  /** Visitors are answered by words until the bot has learnt; whoever tries a draft waits for that, if not for long. */
  of(snapshot: AppSnapshot, options?: { learnt?: boolean }): Promise<Brain>;
};

type Answers = Pick<AnswerEngine, 'prepare' | 'find'>;

const LONGEST_WAIT_MS = 5_000;

/** `publicUrl` is where documents of ours are opened. */
export function createBrains(
  publicUrl: () => string = () => '',
  answers: Answers = createAnswerEngine(),
): Brains {
  // Kept for as long as somebody keeps the snapshot itself in memory.
  const brains = new WeakMap<AppSnapshot, Promise<Brain>>();
  // By the questions and documents themselves: drafts that differ in other things share what was prepared of them.
  type BySources = WeakMap<AppSnapshot['sources'], Promise<PreparedKnowledge>>;
  const prepared = new WeakMap<AppSnapshot['faqs'], BySources>();

  const knowledgeOf = ({ faqs, sources }: AppSnapshot): Promise<PreparedKnowledge> => {
    const bySources: BySources = prepared.get(faqs) ?? new WeakMap();
    prepared.set(faqs, bySources);
    const known =
      bySources.get(sources) ??
      answers.prepare({ faqs: faqs.map(asOne), passages: passagesOf(sources, publicUrl()) });
    bySources.set(sources, known);
    known.catch(() => bySources.delete(sources));
    return known;
  };

  return {
    async of(snapshot, { learnt = false } = {}) {
      // One in the making serves all who ask for it.
      const brain =
        brains.get(snapshot) ??
        knowledgeOf(snapshot).then((known) => createBrain(snapshot, { answers, known, base: publicUrl() }));
      brains.set(snapshot, brain);
      brain.catch(() => brains.delete(snapshot));
      if (learnt)
        await Promise.race([(await brain).learnt, wait(LONGEST_WAIT_MS, undefined, { ref: false })]);
      return brain;
    },
  };
}

async function createBrain(
  snapshot: AppSnapshot,
  { answers, known, base }: { answers: Answers; known: PreparedKnowledge; base: string },
): Promise<Brain> {
  const { settings, language } = snapshot;
  const flow = snapshot.flow ?? questionsAndAnswersFlow({ language, settings });
  const languages = [language, ...settings.behaviour.languageList];
  const { answerThreshold } = settings.behaviour;
  const threshold = answerThreshold === null ? {} : { threshold: answerThreshold };
  const phrases = new Map<string, PreparedKnowledge>();
  for (const block of Object.values(flow.blocks))
    if (block.type === 'route-by-intent')
      phrases.set(
        JSON.stringify(block.intents),
        await answers.prepare({ faqs: asFaqs(block.intents, languages) }),
      );

  return {
    flow,
    settings,
    languageOf: (tag) => nearestLanguage(tag, languages),
    learnt: Promise.all([known, ...phrases.values()].map(({ trained: learnt }) => learnt)),
    findAnswer: async (question) =>
      withPicture(await answers.find(known, { question, languages, ...threshold }), snapshot.faqs, base),
    passagesBehind: (finding) => passagesBehind(finding, snapshot.sources, base),
    async findIntent(text, intents) {
      const ofIntents = phrases.get(JSON.stringify(intents));
      const finding = ofIntents && (await answers.find(ofIntents, { question: text, languages }));
      return finding?.kind === 'answer' ? (finding.faqId ?? null) : null;
    },
  };
}

/** An FAQ and its translations are one and the same, which is known by the id of the original. */
const asOne = ({ groupId, ...faq }: FrozenFaq): KnownFaq => ({ ...faq, faqId: groupId ?? faq.faqId });

/** The picture somebody put beside the answer that was found, in its language. */
function withPicture(
  finding: Finding,
  faqs: readonly FrozenFaq[],
  base: string,
): Finding & { imageUrl?: string } {
  if (finding.kind !== 'answer' || !finding.faqId) return finding;
  const { faqId, answer } = finding;
  const found = faqs.find((faq) => (faq.groupId ?? faq.faqId) === faqId && faq.answer === answer);
  const link = found?.imageLink ?? '';
  return link === '' ? finding : { ...finding, imageUrl: link.startsWith('/') ? base + link : link };
}

const passagesOf = (sources: AppSnapshot['sources'], base: string): KnownPassage[] =>
  sources.flatMap(({ sourceId, title, url, passages }) =>
    passages.map((passage) => ({
      sourceId,
      title,
      ...passage,
      url: passageUrl(url.startsWith('/') ? base + url : url, passage),
    })),
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
