/** The knowledge of a version, prepared to find answers and intents. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AnswerEngine,
  type AnswerThresholds,
  createAnswerEngine,
  type Decision,
  type Finding,
  type KnownFaq,
  type KnownPassage,
  type PreparedKnowledge,
  type PreviousTurn,
} from '@parrot/answer-engine';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Intent } from '@parrot/contract/flows';
import { inSlices, mapInSlices } from '../../platform/index.ts';
import type { AppSnapshot, FrozenFaq } from '../apps/index.ts';
import type { WriteAnswer } from '../conversations/index.ts';
import { passageUrl } from '../knowledge/index.ts';
import { answerThresholds } from './answer-thresholds.ts';
import { addContradiction } from './contradiction-notice.ts';
import { passagesOfFinding } from './passages-of-finding.ts';
import { mapParts } from './several-answers.ts';
import { versionFlow } from './version-flow.ts';

export type PreparedAnswers = {
  /** Resolves once the matcher is trained; until then answers are found by terms alone. */
  trained: Promise<unknown>;
  /** `previous`: what the visitor asked before. */
  findAnswer(question: string, previous?: PreviousTurn | null): Promise<Finding & { imageUrl?: string }>;
  /** What `findAnswer` would decide with each of these thresholds. */
  decideAt(question: string, options: readonly AnswerThresholds[]): Promise<Decision[]>;
  /** What a model may answer from. */
  passagesOf(finding: Finding): WriteAnswer['passages'];
  /** The id of the intent whose phrases come close enough, if any. */
  findIntent(text: string, intents: readonly Intent[]): Promise<string | null>;
};

/**
 * Takes a while, so it must not be called in a transaction. `trained`: waits for the training, though not for
 * long.
 */
export type PrepareAnswers = (
  snapshot: AppSnapshot,
  options?: { trained?: boolean },
) => Promise<PreparedAnswers>;

type Engine = Pick<AnswerEngine, 'prepare' | 'find' | 'decideAt'>;

const MAX_TRAINING_WAIT_MS = 5_000;

/** `publicUrl` is the origin of the links to documents. */
export function createPrepareAnswers(
  publicUrl: () => string = () => '',
  engine: Engine = createAnswerEngine(),
): PrepareAnswers {
  // Cached for as long as the snapshot itself is.
  const cache = new WeakMap<AppSnapshot, Promise<PreparedAnswers>>();
  // By FAQs and sources: drafts that differ in other parts share the prepared knowledge.
  type BySources = WeakMap<AppSnapshot['sources'], Promise<PreparedKnowledge>>;
  const knowledgeCache = new WeakMap<AppSnapshot['faqs'], BySources>();

  const prepare = async (faqs: AppSnapshot['faqs'], sources: AppSnapshot['sources']) =>
    engine.prepare({
      faqs: await mapInSlices(faqs, byGroup),
      passages: await passagesOf(sources, publicUrl()),
    });

  const prepareKnowledge = ({ faqs, sources }: AppSnapshot): Promise<PreparedKnowledge> => {
    const bySources: BySources = knowledgeCache.get(faqs) ?? new WeakMap();
    knowledgeCache.set(faqs, bySources);
    const prepared = bySources.get(sources) ?? prepare(faqs, sources);
    bySources.set(sources, prepared);
    prepared.catch(() => bySources.delete(sources));
    return prepared;
  };

  return async (snapshot, { trained = false } = {}) => {
    // Concurrent requests share one preparation; a failed one is repeated by the next request.
    const answers =
      cache.get(snapshot) ??
      prepareKnowledge(snapshot).then((knowledge) =>
        createAnswers(snapshot, { engine, knowledge, origin: publicUrl() }),
      );
    cache.set(snapshot, answers);
    answers.catch(() => cache.delete(snapshot));
    if (trained)
      await Promise.race([(await answers).trained, wait(MAX_TRAINING_WAIT_MS, undefined, { ref: false })]);
    return answers;
  };
}

async function createAnswers(
  snapshot: AppSnapshot,
  { engine, knowledge, origin }: { engine: Engine; knowledge: PreparedKnowledge; origin: string },
): Promise<PreparedAnswers> {
  const { flow, settings, languages } = versionFlow(snapshot);
  const thresholds = await answerThresholds(snapshot.faqs, settings.behaviour);
  const phrases = new Map<string, PreparedKnowledge>();
  for (const block of Object.values(flow.blocks))
    if (block.type === 'route-by-intent')
      phrases.set(
        JSON.stringify(block.intents),
        await engine.prepare({ faqs: asFaqs(block.intents, languages) }),
      );

  const pictures = picturesOf(snapshot.faqs, origin);
  return {
    trained: Promise.all([knowledge, ...phrases.values()].map((each) => each.trained)),
    findAnswer: async (question, previous) => {
      const ask = { question, languages, ...thresholds, ...(previous && { previous }) };
      const complete = <Found extends Finding>(finding: Found): Found =>
        withPicture(addContradiction(finding), pictures);
      const finding = await engine.find(knowledge, ask);
      return complete(mapParts(finding, (part) => complete(part.finding)));
    },
    decideAt: (question, options) => engine.decideAt(knowledge, { question, languages }, options),
    passagesOf: (finding) => passagesOfFinding(finding, snapshot.sources, origin),
    async findIntent(text, intents) {
      const ofIntents = phrases.get(JSON.stringify(intents));
      const finding = ofIntents && (await engine.find(ofIntents, { question: text, languages }));
      return finding?.kind === 'answer' ? (finding.faqId ?? null) : null;
    },
  };
}

/** Translations of an FAQ count as the same FAQ, by the id of the original. */
const byGroup = ({ groupId, ...faq }: FrozenFaq): KnownFaq => ({ ...faq, faqId: groupId ?? faq.faqId });

/** The pictures of FAQs that have one, by FAQ and answer: each language has its own. */
const picturesOf = (faqs: readonly FrozenFaq[], origin: string): ReadonlyMap<string, string> =>
  new Map(
    faqs.flatMap(({ groupId, faqId, answer, imageLink = '' }) =>
      imageLink === ''
        ? []
        : [[`${groupId ?? faqId} ${answer}`, imageLink.startsWith('/') ? origin + imageLink : imageLink]],
    ),
  );

function withPicture<Found extends Finding>(
  finding: Found,
  pictures: ReadonlyMap<string, string>,
): Found & { imageUrl?: string } {
  const imageUrl = finding.kind === 'answer' && pictures.get(`${finding.faqId} ${finding.answer}`);
  return imageUrl ? { ...finding, imageUrl } : finding;
}

async function passagesOf(sources: AppSnapshot['sources'], origin: string): Promise<KnownPassage[]> {
  const known: KnownPassage[] = [];
  for (const { sourceId, title, url, passages } of sources)
    await inSlices(passages, (passage) => {
      const own = { url: passageUrl(url.startsWith('/') ? origin + url : url, passage) };
      known.push({ sourceId, title, ...passage, ...own });
    });
  return known;
}

/** The language of a phrase is not known, so it is matched in all languages of the bot. */
const asFaqs = (intents: readonly Intent[], languages: readonly LanguageCode[]) =>
  intents
    .filter(({ phrases }) => phrases.length > 0)
    .flatMap(({ id, phrases: questions }) =>
      languages.map((languageCode) => ({
        // Unique among these intents; it is not used outside of them.
        faqId: id as FaqId,
        languageCode,
        questions,
        answer: id,
        link: '',
      })),
    );
