import { isDeepStrictEqual } from 'node:util';
import { type AppId, type FaqId, newId, type TenantId } from '@parrot/contract/core';
import { inSlices, mapInSlices, type Tx } from '../../../platform/index.ts';
import type { FrozenFaq, Versioned } from '../../apps/index.ts';
import { compareFaqs } from './compare-faqs.policy.ts';
import { freezeFaq, restoredFaqRow } from './faqs.present.ts';
import { allFaqs, copyFaqRows, deleteFaqs, faqIds, frozenFaqs, insertFaqs } from './faqs.repository.ts';
import type { FaqRow } from './faqs.tables.ts';

export const faqsVersioned: Versioned<'faqs'> = {
  parts: ['faqs'],
  // A machine translation is not published until a builder has confirmed it.
  freeze: async (tx, { appId }) => ({
    faqs: await mapInSlices(
      (await allFaqs(tx, appId)).filter(({ confirmed }) => confirmed),
      freezeFaq,
    ),
  }),
  freezeInStore: async (_tx, { appId }) => ({ faqs: frozenFaqs(appId) }),
  restore: (tx, app, { faqs }, { at }) => replaceFaqs(tx, app, faqs, at),
  copy: copyFaqs,
  compare: async (from, to) =>
    (await mapInSlices(compareFaqs(from.faqs, to.faqs), (changes) => changes)).flat(),
};

/** Restored FAQs keep their ids. Rows that are equal already are not written. */
async function replaceFaqs(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  faqs: readonly FrozenFaq[],
  at: Date,
): Promise<void> {
  const present = new Map((await allFaqs(tx, app.appId)).map((row) => [row.id, row]));
  const unchanged = new Set<FaqId>();
  const changed: FaqRow[] = [];
  await inSlices(faqs, (faq) => {
    const now = present.get(faq.faqId);
    const row = restoredFaqRow(faq, now, { ...app, at });
    if (isDeepStrictEqual(row, now)) unchanged.add(row.id);
    else changed.push(row);
  });
  await deleteFaqs(
    tx,
    app.appId,
    [...present.keys()].filter((id) => !unchanged.has(id)),
  );
  await insertFaqs(tx, changed);
}

async function copyFaqs(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const known = await faqIds(tx, from);
  const groups = new Map<FaqId, FaqId>();
  // Translations stay one group, also if their original was deleted.
  const groupIn = (groupId: FaqId): FaqId => {
    const group = groups.get(groupId) ?? newId('faq');
    groups.set(groupId, group);
    return group;
  };
  const copies = await mapInSlices(known, ({ id, group_id }) => {
    const group = groupIn(group_id);
    return { id, copy_id: id === group_id ? group : newId('faq'), copy_group: group };
  });
  await copyFaqRows(tx, to, copies);
}
