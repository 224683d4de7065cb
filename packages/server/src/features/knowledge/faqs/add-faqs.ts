/** Lets a new app know from the start what another one knows, or what a sample brings. */
import { type AppId, type FaqId, type LanguageCode, newId, type TenantId } from '@parrot/contract/core';
import { faqDraft } from '@parrot/contract/knowledge';
import type { Tx } from '../../../platform/index.ts';
import { newFaqRow, textOf } from './faqs.present.ts';
import { allFaqs, insertFaqs } from './faqs.repository.ts';
import type { FaqRow } from './faqs.tables.ts';

export async function copyFaqs(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const known = await allFaqs(tx, from);
  const groups = new Map<FaqId, FaqId>();
  // Those whose original is gone still belong together.
  for (const { groupId } of known) if (!groups.has(groupId)) groups.set(groupId, newId('faq'));
  const idIn = ({ id, groupId }: FaqRow): FaqId =>
    (id === groupId ? groups.get(groupId) : undefined) ?? newId('faq');
  await insertFaqs(
    tx,
    known.map((faq) => ({
      ...faq,
      id: idIn(faq),
      groupId: groups.get(faq.groupId) ?? faq.groupId,
      appId: to,
    })),
  );
}

export async function addFaqs(
  tx: Tx,
  { languageCode, at, ...app }: { tenantId: TenantId; appId: AppId; languageCode: LanguageCode; at: Date },
  faqs: readonly { topic: string; questions: readonly string[]; answer: string }[],
): Promise<void> {
  await insertFaqs(
    tx,
    faqs.map(({ topic, questions, answer }, index) => {
      // A moment apart, so that they keep their order.
      const moment = new Date(at.getTime() - (faqs.length - 1 - index));
      const text = textOf(faqDraft.parse({ topic, question: questions, answer }));
      return newFaqRow({ ...app, languageCode, updatedBy: null }, text, moment);
    }),
  );
}
