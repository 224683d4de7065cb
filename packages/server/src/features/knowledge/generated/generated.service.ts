/** Generated FAQs: listed, accepted as FAQs of the app, or rejected. */
import { prepareSimilar, type SimilarQuestions } from '@parrot/answer-engine/similar-questions';
import {
  AppError,
  type AppId,
  type FaqId,
  type GeneratedId,
  type LanguageCode,
  LIMITS,
  type SourceId,
} from '@parrot/contract/core';
import { type ACCEPTED_AS, type FaqDraft, faqDraft, type GeneratedFaq } from '@parrot/contract/knowledge';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Models } from '../../models/index.ts';
import { faqsInLanguage } from '../faqs/faqs.repository.ts';
import type { FaqAppAccess, FaqsService } from '../faqs/faqs.service.ts';
import { passageUrl } from '../sources/passage-url.ts';
import { type GenerateFaqs, questionFingerprint } from './generate-faqs.job.ts';
import * as repository from './generated.repository.ts';

type Needs = {
  apps: FaqAppAccess;
  faqs: Pick<FaqsService, 'add' | 'update'>;
  models: Pick<Models, 'isConnected'>;
  drawing: Pick<GenerateFaqs, 'findAll' | 'progressOf'>;
};
type Wanted = Pick<FaqDraft, 'question' | 'answer' | 'topic' | 'link'>;
type Result = { generatedId: GeneratedId; as: (typeof ACCEPTED_AS)[number]; faqId: FaqId | null };

export type GeneratedService = ReturnType<typeof createGeneratedService>;

export function createGeneratedService({ database }: Platform, { apps, faqs, models, drawing }: Needs) {
  /** Accepts a draft: as a new FAQ, as a variant of an existing one, or not at all if it exists. */
  const addFaq = async (
    caller: Caller,
    appId: AppId,
    { row, title, address, kind }: repository.ListedRow,
    { edited, similar }: { edited: Wanted | undefined; similar: SimilarQuestions },
  ): Promise<Omit<Result, 'generatedId'>> => {
    const questions = edited?.question ?? row.questions;
    const [near] = similar.find(questions[0] ?? '', 1);
    if (near?.isSame) return { as: 'known', faqId: near.faqId };
    // An edited draft becomes an FAQ of its own.
    const merged = near && !edited ? await merge(caller, appId, near.faqId, questions) : undefined;
    if (merged) return { as: 'merged', faqId: merged };
    const draft = faqDraft.parse({
      question: questions,
      answer: edited?.answer ?? row.answer,
      topic: edited?.topic ?? title.slice(0, LIMITS.faqLabel),
      link: edited?.link ?? (kind === 'page' ? passageUrl(address, { place: row.place, text: '' }) : ''),
    });
    const { faqId } = await faqs.add(caller, appId, row.languageCode, draft);
    return { as: 'added', faqId };
  };

  /** Undefined if the FAQ is full or was deleted. */
  const merge = async (caller: Caller, appId: AppId, faqId: FaqId, questions: readonly string[]) => {
    const [faq] = await database.tenant(caller.tenantId, (tx) => repository.findFaqs(tx, appId, [faqId]));
    if (!faq || faq.questions.length + questions.length > LIMITS.faqQuestions) return undefined;
    const draft = faqDraft.parse({ ...faq, question: [...new Set([...faq.questions, ...questions])] });
    await faqs.update(caller, appId, faqId, draft);
    return faqId;
  };

  return {
    async list(
      caller: Caller,
      query: { appId: AppId; sourceId?: SourceId | undefined; offset: number; limit: number },
    ) {
      const { items, total, sources, similar } = await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, query.appId);
        const waiting = await repository.listPending(tx, query);
        const near = waiting.items.flatMap(({ row }) => row.similarTo ?? []);
        return {
          ...waiting,
          sources: await repository.countBySource(tx, query.appId),
          similar: new Map(
            (await repository.findFaqs(tx, query.appId, near)).map((faq) => [faq.id, faq.questions[0] ?? '']),
          ),
        };
      });
      return {
        items: items.map((item) => presentGenerated(item, similar)),
        total,
        offset: query.offset,
        sources,
        hasModel: await models.isConnected(caller.tenantId),
        finding: await drawing.progressOf(query.appId),
      };
    },

    async accept(
      caller: Caller,
      appId: AppId,
      ids: readonly GeneratedId[],
      edited: Wanted | undefined,
    ): Promise<Result[]> {
      const rows = await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        return repository.findGenerated(tx, appId, ids);
      });
      const bylanguage = new Map<LanguageCode, SimilarQuestions>();
      const asked = new Set<string>();
      const results: Result[] = [];
      for (const generatedId of ids) {
        const found = rows.find(({ row }) => row.id === generatedId);
        // Moved first, so that it cannot be accepted twice.
        const taken =
          found &&
          (await database.tenant(caller.tenantId, (tx) =>
            repository.moveGenerated(tx, appId, [generatedId], 'waiting', 'accepted'),
          ));
        if (!found || !taken?.length) {
          results.push({ generatedId, as: 'gone', faqId: null });
          continue;
        }
        const { languageCode } = found.row;
        const similar = bylanguage.get(languageCode) ?? (await similarIn(caller, appId, languageCode));
        bylanguage.set(languageCode, similar);
        const print = questionFingerprint((edited?.question ?? found.row.questions)[0] ?? '');
        try {
          const isDouble = asked.has(languageCode + print);
          asked.add(languageCode + print);
          const placed = isDouble
            ? { as: 'known' as const, faqId: null }
            : await addFaq(caller, appId, found, { edited, similar });
          results.push({ generatedId, ...placed });
        } catch (error) {
          await database.tenant(caller.tenantId, (tx) =>
            repository.moveGenerated(tx, appId, [generatedId], 'accepted', 'waiting'),
          );
          throw error;
        }
      }
      return results;
    },

    reject: (caller: Caller, appId: AppId, ids: readonly GeneratedId[]): Promise<number> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        return (await repository.moveGenerated(tx, appId, ids, 'waiting', 'rejected')).length;
      }),

    async find(caller: Caller, appId: AppId, sourceId: SourceId | undefined): Promise<void> {
      const { tenantId } = caller;
      await database.tenant(tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        const ids = await repository.readableSources(tx, appId, sourceId);
        if (sourceId && ids.length === 0) throw new AppError('not_found');
      });
      await drawing.findAll({ tenantId, appId, ...(sourceId && { sourceId }) });
    },
  };

  async function similarIn(caller: Caller, appId: AppId, language: LanguageCode): Promise<SimilarQuestions> {
    return prepareSimilar(
      await database.tenant(caller.tenantId, (tx) => faqsInLanguage(tx, appId, language)),
      language,
    );
  }
}

const presentGenerated = (
  { row, title, address, kind }: repository.ListedRow,
  similar: ReadonlyMap<FaqId, string>,
): GeneratedFaq => {
  const near = row.similarTo && similar.get(row.similarTo);
  return {
    generatedId: row.id,
    sourceId: row.sourceId,
    sourceTitle: title,
    url: kind === 'page' ? passageUrl(address, { place: row.place, text: row.passage }) : '',
    languageCode: row.languageCode,
    from: row.from,
    question: row.questions,
    answer: row.answer,
    heading: row.heading,
    passage: row.passage,
    confidence: row.confidence,
    similarTo: row.similarTo && near ? { faqId: row.similarTo, question: near } : null,
  };
};
