/** Adds FAQs to a new app: those of a sample or a recipe. */
import type { AppId, LanguageCode, TenantId } from '@parrot/contract/core';
import { faqDraft } from '@parrot/contract/knowledge';
import type { Tx } from '../../../platform/index.ts';
import { newFaqRow, textOf } from './faqs.present.ts';
import { insertFaqs } from './faqs.repository.ts';

export async function addFaqs(
  tx: Tx,
  { languageCode, at, ...app }: { tenantId: TenantId; appId: AppId; languageCode: LanguageCode; at: Date },
  faqs: readonly { topic: string; questions: readonly string[]; answer: string }[],
): Promise<void> {
  await insertFaqs(
    tx,
    faqs.map(({ topic, questions, answer }, index) => {
      // A millisecond apart, so that they keep their order.
      const moment = new Date(at.getTime() - (faqs.length - 1 - index));
      const text = textOf(faqDraft.parse({ topic, question: questions, answer }));
      return newFaqRow({ ...app, languageCode, updatedBy: null }, text, moment);
    }),
  );
}
