/** Generates FAQs from sources in the background. */
import { detectLanguage } from '@parrot/answer-engine/language';
import { prepareSimilar } from '@parrot/answer-engine/similar-questions';
import {
  type AppId,
  type LanguageCode,
  LIMITS,
  MINUTE_MS,
  newId,
  type SourceId,
  type TenantId,
} from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import {
  createFairPriority,
  createSharedTable,
  defineJob,
  inSlices,
  type Platform,
} from '../../../platform/index.ts';
import { ModelError, type Models } from '../../models/index.ts';
import { faqsInLanguage } from '../faqs/faqs.repository.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';
import { extractFaqs } from './extract-faqs.ts';
import { generateWithModel, newCallBudget } from './generate-with-model.ts';
import * as repository from './generated.repository.ts';
import type { GeneratedRow } from './generated.tables.ts';
import type { ExtractedFaq } from './sections.ts';

type Which = { tenantId: TenantId; appId: AppId; id: SourceId };
type Whole = { tenantId: TenantId; appId: AppId; sourceId?: SourceId };

const generateForSource = defineJob<Which>('knowledge.drawUpQuestions');
const generateForApp = defineJob<Whole>('knowledge.findQuestions');
const CONCURRENCY = 2;
/** Characters used to detect the language. */
const LANGUAGE_SAMPLE = 2_000;

export type GenerateFaqs = {
  start(): Promise<void>;
  /** Generates FAQs soon, without a model, as no builder has agreed to the cost. */
  begin(which: Which): void;
  /** Generates FAQs from all sources, with the connected model if there is one. */
  findAll(whole: Whole): Promise<void>;
  /** The progress; null if nothing is running. */
  progressOf(appId: AppId): Promise<Progress | null>;
};

type Progress = { done: number; total: number };
const WHOLE = 'whole';
/** Longer than one source takes. A process that dies leaves its progress for so long. */
const PROGRESS_MS = 10 * MINUTE_MS;

export function createGenerateFaqs(platform: Platform, models: Pick<Models, 'forApp'>): GenerateFaqs {
  const { database, clock, jobs, log } = platform;
  const turns = createFairPriority();
  /** Of the job for all sources of an app, which another process may run. */
  const underway = createSharedTable<Progress>('generating', PROGRESS_MS, platform);
  const progressOf = async (appId: AppId) => (await underway.read(appId)).get(WHOLE) ?? null;

  /** How they were generated: extracted, or also by a model. Null on failure; earlier ones stay. */
  const one = async (
    { tenantId, appId, id }: Which,
    byModel?: (passages: Passage[], language: LanguageCode) => Promise<ExtractedFaq[] | null>,
  ) => {
    const passages = await database.tenant(tenantId, (tx) => repository.readPassages(tx, appId, id));
    if (passages.length === 0) return;
    const language = await languageOf(passages);
    const drawn = await extractFaqs(passages, language);
    const better = byModel ? await byModel(passages, language) : null;
    const faqs = await database.tenant(tenantId, (tx) => faqsInLanguage(tx, appId, language));
    const similar = await prepareSimilar(faqs, language);
    const rows: GeneratedRow[] = [];
    await inSlices([...(better ?? []), ...drawn], (each) => {
      const [first = ''] = each.question;
      const [near] = similar.find(first, 1);
      // The app has it already.
      if (near?.isSame) return;
      const { question: questions, ...rest } = each;
      rows.push({
        ...rest,
        id: newId('gqa'),
        tenantId,
        appId,
        sourceId: id,
        languageCode: language,
        questions: questions.map((text) => text.slice(0, LIMITS.faqQuestionLength)),
        similarTo: near?.faqId ?? null,
        fingerprint: questionFingerprint(first),
        state: 'waiting',
        createdAt: clock.now(),
      });
    });
    await database.tenant(tenantId, async (tx) => {
      const room = LIMITS.generatedPerApp - (await repository.countPending(tx, appId));
      const which = { appId, sourceId: id };
      await repository.replacePending(tx, which, rows.slice(0, Math.max(0, room)), {
        keepModels: better === null,
      });
    });
  };

  const all = async ({ tenantId, appId, sourceId }: Whole) => {
    const ids = await database.tenant(tenantId, (tx) => repository.readableSources(tx, appId, sourceId));
    const progress = { done: 0, total: ids.length };
    await underway.set(appId, WHOLE, progress);
    try {
      let model = await models.forApp(tenantId, appId);
      const calls = newCallBudget();
      for (const id of ids) {
        const using = model;
        const ask =
          using &&
          ((passages: Passage[], language: LanguageCode) =>
            generateWithModel(using, passages, language, calls).catch((error: unknown) => {
              if (!(error instanceof ModelError)) throw error;
              // Extraction still works without the model.
              log.warn({ err: error }, 'generating questions failed; keeping those made so far');
              model = null;
              return null;
            }));
        await one({ tenantId, appId, id }, ask ?? undefined);
        progress.done += 1;
        await underway.set(appId, WHOLE, progress);
      }
    } finally {
      await underway.delete(appId, WHOLE);
    }
  };

  return {
    begin({ tenantId, appId, id }) {
      jobs
        .send(generateForSource, { tenantId, appId, id }, { retries: 1, priority: turns.next(tenantId) })
        .catch((err: unknown) => log.error({ err }, 'generating questions from a source failed'));
    },
    async findAll(whole) {
      if (await progressOf(whole.appId)) return;
      await underway.set(whole.appId, WHOLE, { done: 0, total: 0 });
      try {
        await jobs.send(generateForApp, whole);
      } catch (error) {
        await underway.delete(whole.appId, WHOLE);
        throw error;
      }
    },
    progressOf,
    async start() {
      const next = (which: Which) => one(which).finally(() => turns.done(which.tenantId));
      await jobs.work(generateForSource, next, { atOnce: CONCURRENCY });
      await jobs.work(generateForApp, all, { atOnce: CONCURRENCY });
    },
  };
}

/** The same for all spellings of a question. */
export const questionFingerprint = (question: string): string =>
  fingerprintOf(
    question
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

async function languageOf(passages: readonly Passage[]): Promise<LanguageCode> {
  let text = '';
  for (const passage of passages) {
    if (text.length >= LANGUAGE_SAMPLE) break;
    text += `${passage.heading}. ${passage.text}\n`;
  }
  return (await detectLanguage(text.slice(0, 2 * LANGUAGE_SAMPLE))) ?? 'en';
}
