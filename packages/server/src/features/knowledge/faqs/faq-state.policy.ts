/** The state of an FAQ relative to the published version, and of a translation relative to its original. */
import type { FaqId } from '@parrot/contract/core';
import type { FaqState } from '@parrot/contract/knowledge';
import type { FaqRow } from './faqs.tables.ts';

/** The FAQs of the published version and when each was last edited; empty if that is unknown. */
export type LiveFaqs = ReadonlyMap<FaqId, string>;

export type FaqSummary = Pick<
  FaqRow,
  'id' | 'groupId' | 'languageCode' | 'confirmed' | 'textAt' | 'originalAt' | 'createdAt' | 'updatedAt'
>;

/** `group`: the FAQ and its translations, in any order. */
export function stateOf(faq: FaqSummary, group: readonly FaqSummary[], live: LiveFaqs): FaqState {
  if (!faq.confirmed) return 'unconfirmed';
  if (isStale(faq, group)) return 'stale';
  const edited = live.get(faq.id);
  if (edited === undefined) return 'draft';
  return edited === '' || edited === faq.updatedAt.toISOString() ? 'live' : 'changed';
}

/** Older than its original. A translation without an original is never stale. */
function isStale(faq: FaqSummary, group: readonly FaqSummary[]): boolean {
  const original = group.find(({ id }) => id === faq.groupId);
  if (!original || original.id === faq.id) return false;
  return faq.originalAt === null || faq.originalAt < original.textAt;
}

/** The original first, then by creation. */
export const originalFirst = (one: FaqSummary, other: FaqSummary): number =>
  Number(other.id === other.groupId) - Number(one.id === one.groupId) ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);
