/** The questions and answers of an app. What changes here reaches visitors with the next version. */
import { AppError, type AppId, type FaqId, type LanguageCode, LIMITS, newId } from '@parrot/contract/core';
import type { Faq, FaqDraft } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { type Deed, recordActivity } from '../activity/index.ts';
import type { Apps } from '../apps/index.ts';
import { presentFaq, textOf } from './knowledge.present.ts';
import * as repository from './knowledge.repository.ts';
import type { FaqRow } from './knowledge.tables.ts';

/** What this slice needs of apps. */
export type AppsDoor = Pick<Apps, 'requireApp' | 'requireEditable' | 'bumpRevision'>;
export type KnowledgeService = ReturnType<typeof createKnowledgeService>;

export function createKnowledgeService({ database, clock }: Platform, apps: AppsDoor) {
  /** A change of one app's knowledge. The app is held first, so that changes and publishing come one after the other. */
  const change = (
    caller: Caller,
    appId: AppId,
    act: Deed['act'],
    work: (tx: Tx) => Promise<FaqRow>,
  ): Promise<Faq> =>
    database.tenant(caller.tenantId, async (tx) => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      await apps.bumpRevision(tx, appId, caller.userId);
      const faq = await work(tx);
      await recordActivity(tx, caller, clock.now(), {
        act,
        subjectId: faq.id,
        subjectName: faq.questions[0] ?? '',
        values: { appId, appName },
      });
      return presentFaq(faq);
    });

  return {
    list: (caller: Caller, query: repository.FaqQuery) =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, query.appId);
        const { items, total } = await repository.listFaqs(tx, { ...query, search: query.search.trim() });
        return { items: items.map(presentFaq), total, offset: query.offset };
      }),

    add: (caller: Caller, appId: AppId, languageCode: LanguageCode, draft: FaqDraft): Promise<Faq> =>
      change(caller, appId, 'faq.added', async (tx) => {
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
        return row;
      }),

    update: (caller: Caller, appId: AppId, faqId: FaqId, draft: FaqDraft): Promise<Faq> =>
      change(caller, appId, 'faq.changed', async (tx) => {
        const changes = { ...textOf(draft), updatedAt: clock.now() };
        const changed = await repository.updateFaq(tx, appId, faqId, changes);
        if (!changed) throw new AppError('not_found');
        return changed;
      }),

    remove: (caller: Caller, appId: AppId, faqId: FaqId): Promise<Faq> =>
      change(caller, appId, 'faq.deleted', async (tx) => {
        const gone = await repository.deleteFaq(tx, appId, faqId);
        if (!gone) throw new AppError('not_found');
        return gone;
      }),
  };
}

const tooManyFaqs = () =>
  new AppError('bad_input', {
    message: `An app holds at most ${LIMITS.faqsPerApp.toLocaleString('en')} questions. Please delete some first.`,
  });
