import { isDeepStrictEqual } from 'node:util';
import { type AppId, type FaqId, newId, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { FrozenFaq, Versioned } from '../../apps/index.ts';
import { compareFaqs } from './compare-faqs.policy.ts';
import { freezeFaq, restoredFaqRow } from './faqs.present.ts';
import { allFaqs, deleteFaqs, insertFaqs } from './faqs.repository.ts';
import type { FaqRow } from './faqs.tables.ts';

export const faqsVersioned: Versioned<'faqs'> = {
  parts: ['faqs'],
  // A machine translation is not published until a builder has confirmed it.
  freeze: async (tx, { appId }) => ({
    faqs: (await allFaqs(tx, appId)).filter(({ confirmed }) => confirmed).map(freezeFaq),
  }),
  restore: (tx, app, { faqs }, { at }) => replaceFaqs(tx, app, faqs, at),
  copy: copyFaqs,
  compare: (from, to) => compareFaqs(from.faqs, to.faqs),
};

/** Restored FAQs keep their ids. Rows that are equal already are not written. */
async function replaceFaqs(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  faqs: readonly FrozenFaq[],
  at: Date,
): Promise<void> {
  const present = new Map((await allFaqs(tx, app.appId)).map((row) => [row.id, row]));
  const wanted = faqs.map((faq) => restoredFaqRow(faq, present.get(faq.faqId), { ...app, at }));
  const unchanged = new Set(
    wanted.filter((row) => isDeepStrictEqual(row, present.get(row.id))).map((row) => row.id),
  );
  await deleteFaqs(
    tx,
    app.appId,
    [...present.keys()].filter((id) => !unchanged.has(id)),
  );
  await insertFaqs(
    tx,
    wanted.filter((row) => !unchanged.has(row.id)),
  );
}

async function copyFaqs(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const known = await allFaqs(tx, from);
  const groups = new Map<FaqId, FaqId>();
  // Translations stay one group, also if their original was deleted.
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
