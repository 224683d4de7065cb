/** Merges two FAQs that ask the same: one answer stays, with the questions of both. */
import { randomUUID } from 'node:crypto';
import { AppError, type AppId, type FaqId, LIMITS } from '@parrot/contract/core';
import { type Faq, MERGED_TOO_MANY, MERGED_WITH_ITSELF } from '@parrot/contract/knowledge';
import type { Caller, Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { storeDeleted } from '../faqs/deleted-faqs.repository.ts';
import type { FaqListsService } from '../faqs/faq-lists.service.ts';
import { sharedOf } from '../faqs/faqs.present.ts';
import { deleteFaqs, updateFaq } from '../faqs/faqs.repository.ts';
import type { FaqAppAccess } from '../faqs/faqs.service.ts';
import type { FaqRow } from '../faqs/faqs.tables.ts';
import { groupOf } from '../faqs/find-faqs.repository.ts';
import { countKnowledge } from '../sources/count-sources.ts';

type Needs = { apps: FaqAppAccess; lists: Pick<FaqListsService, 'open'> };

export type MergeFaqs = ReturnType<typeof createMergeFaqs>;

export function createMergeFaqs({ database, clock }: Platform, { apps, lists }: Needs) {
  return async (caller: Caller, appId: AppId, keep: FaqId, remove: FaqId) => {
    const undoId = randomUUID();
    await database.tenant(caller.tenantId, async (tx) => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      const target = await groupOf(tx, appId, keep);
      const removed = await groupOf(tx, appId, remove);
      const [first] = target;
      if (!first || removed.length === 0) throw new AppError('not_found');
      if (removed[0]?.groupId === first.groupId) throw badInput(MERGED_WITH_ITSELF);
      const now = clock.now();
      const inBoth = ({ languageCode }: FaqRow) => removed.some((row) => row.languageCode === languageCode);
      await storeDeleted(tx, { undoId, tenantId: caller.tenantId, appId, deletedAt: now }, [
        ...target.filter(inBoth),
        ...removed,
      ]);
      const gone: FaqId[] = [];
      for (const row of removed) {
        const same = target.find(({ languageCode }) => languageCode === row.languageCode);
        if (same) gone.push(row.id);
        await updateFaq(
          tx,
          appId,
          same?.id ?? row.id,
          same
            ? { questions: joined(same, row), textAt: now, updatedAt: now, updatedBy: caller.userId }
            : { ...sharedOf(first), groupId: first.groupId, updatedAt: now, updatedBy: caller.userId },
        );
      }
      await deleteFaqs(tx, appId, gone);
      await apps.bumpRevision(tx, appId, caller.userId);
      await apps.trackKnowledgeStatus(tx, appId, () => countKnowledge(tx, appId));
      await recordActivity(tx, caller, now, {
        action: 'faq.manyChanged',
        subjectId: appId,
        subjectName: appName,
        values: { appId, appName, count: '2' },
      });
    });
    const [merged] = await lists.open(caller, appId, keep);
    return { faq: merged as Faq, undoId };
  };
}

/** The questions of both, without those that differ in case only. */
function joined({ questions }: FaqRow, other: FaqRow): string[] {
  const known = new Set(questions.map((question) => question.toLowerCase()));
  const more = other.questions.filter((question) => !known.has(question.toLowerCase()));
  if (questions.length + more.length > LIMITS.faqQuestions) throw badInput(MERGED_TOO_MANY);
  return [...questions, ...more];
}

const badInput = (message: string) => new AppError('bad_input', { message });
