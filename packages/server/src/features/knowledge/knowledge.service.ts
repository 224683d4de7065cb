/** The questions and answers of an app. What changes here reaches visitors with the next version. */
import { AppError, type AppId, type FaqId, type LanguageCode, LIMITS, newId } from '@parrot/contract/core';
import type { Faq, FaqDraft } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { presentFaq, textOf } from './knowledge.present.ts';
import * as repository from './knowledge.repository.ts';

/** What this slice needs of apps. */
export type AppsDoor = Pick<Apps, 'requireApp' | 'bumpRevision'>;
export type KnowledgeService = ReturnType<typeof createKnowledgeService>;

export function createKnowledgeService({ database, clock }: Platform, apps: AppsDoor) {
  /** A change of one app's knowledge. The app is held first, so that changes and publishing come one after the other. */
  const change = <T>(caller: Caller, appId: AppId, work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      await apps.bumpRevision(tx, appId, caller.userId);
      return work(tx);
    });

  return {
    list: (caller: Caller, query: repository.FaqQuery) =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, query.appId);
        const { items, total } = await repository.listFaqs(tx, { ...query, search: query.search.trim() });
        return { items: items.map(presentFaq), total, offset: query.offset };
      }),

    add: (caller: Caller, appId: AppId, languageCode: LanguageCode, draft: FaqDraft): Promise<Faq> =>
      change(caller, appId, async (tx) => {
        if ((await repository.countFaqs(tx, appId)) >= LIMITS.faqsPerApp) throw tooManyFaqs();
        const now = clock.now();
        const row = {
          id: newId('faq'),
          tenantId: caller.tenantId,
          appId,
          languageCode,
          ...textOf(draft),
          createdAt: now,
          updatedAt: now,
        };
        await repository.insertFaq(tx, row);
        return presentFaq(row);
      }),

    update: (caller: Caller, appId: AppId, faqId: FaqId, draft: FaqDraft): Promise<Faq> =>
      change(caller, appId, async (tx) => {
        const changes = { ...textOf(draft), updatedAt: clock.now() };
        const changed = await repository.updateFaq(tx, appId, faqId, changes);
        if (!changed) throw new AppError('not_found');
        return presentFaq(changed);
      }),

    remove: (caller: Caller, appId: AppId, faqId: FaqId): Promise<void> =>
      change(caller, appId, async (tx) => {
        if (!(await repository.deleteFaq(tx, appId, faqId))) throw new AppError('not_found');
      }),
  };
}

const tooManyFaqs = () =>
  new AppError('bad_input', {
    message: `An app holds at most ${LIMITS.faqsPerApp.toLocaleString('en')} questions. Please delete some first.`,
  });
