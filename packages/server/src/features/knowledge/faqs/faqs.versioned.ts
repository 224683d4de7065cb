/** An app's knowledge as a version keeps it, and brought back from one. */
import { isDeepStrictEqual } from 'node:util';
import type { AppId, TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { FrozenFaq } from '../../apps/index.ts';
import { frozenFaq, thawedFaq } from './faqs.present.ts';
import { allFaqs, deleteFaqs, insertFaqs } from './faqs.repository.ts';

/** What a machine translated is for nobody until somebody has read it. */
export const faqsForVersion = async (tx: Tx, appId: AppId): Promise<{ faqs: FrozenFaq[] }> => ({
  faqs: (await allFaqs(tx, appId)).filter(({ confirmed }) => confirmed).map(frozenFaq),
});

/** The app's FAQs become these, each under the id it had. Those that are alike already are not touched. */
export async function replaceFaqs(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  faqs: readonly FrozenFaq[],
  at: Date,
): Promise<void> {
  const present = new Map((await allFaqs(tx, app.appId)).map((row) => [row.id, row]));
  const wanted = faqs.map((faq) => thawedFaq(faq, present.get(faq.faqId), { ...app, at }));
  const kept = new Set(
    wanted.filter((row) => isDeepStrictEqual(row, present.get(row.id))).map((row) => row.id),
  );
  await deleteFaqs(
    tx,
    app.appId,
    [...present.keys()].filter((id) => !kept.has(id)),
  );
  await insertFaqs(
    tx,
    wanted.filter((row) => !kept.has(row.id)),
  );
}
