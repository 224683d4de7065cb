/** How an FAQ stands towards what visitors meet, and a translation towards its original. */
import type { FaqId } from '@parrot/contract/core';
import type { FaqState } from '@parrot/contract/knowledge';
import type { FaqRow } from './faqs.tables.ts';

/** Of the version visitors meet: which FAQs are in it, and when each was last edited. Empty where that is not known. */
export type LiveFaqs = ReadonlyMap<FaqId, string>;

export type FaqHead = Pick<
  FaqRow,
  'id' | 'groupId' | 'languageCode' | 'confirmed' | 'textAt' | 'originalAt' | 'createdAt' | 'updatedAt'
>;

/** `group`: it and its translations, in any order. */
export function stateOf(faq: FaqHead, group: readonly FaqHead[], live: LiveFaqs): FaqState {
  if (!faq.confirmed) return 'unconfirmed';
  if (isStale(faq, group)) return 'stale';
  const edited = live.get(faq.id);
  if (edited === undefined) return 'draft';
  return edited === '' || edited === faq.updatedAt.toISOString() ? 'live' : 'changed';
}

/** Behind its original. One whose original is gone is behind nothing. */
function isStale(faq: FaqHead, group: readonly FaqHead[]): boolean {
  const original = group.find(({ id }) => id === faq.groupId);
  if (!original || original.id === faq.id) return false;
  return faq.originalAt === null || faq.originalAt < original.textAt;
}

/** The original first, then in the order they were made. */
export const originalFirst = (one: FaqHead, other: FaqHead): number =>
  Number(other.id === other.groupId) - Number(one.id === one.groupId) ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);
