/** The state of an FAQ relative to the published version, and of a translation relative to its original. */
import type { FaqId } from '@parrot/contract/core';
import type { FaqState } from '@parrot/contract/knowledge';
import { contentHash } from './content-hash.policy.ts';
import type { FaqRow } from './faqs.tables.ts';

/** The content hashes of published FAQs; empty if their version did not store all of their content. */
export type LiveFaqs = {
  hashOf: (faqId: FaqId) => string | undefined;
  hashes: () => Record<FaqId, string>;
};

export type FaqSummary = Pick<
  FaqRow,
  'id' | 'groupId' | 'languageCode' | 'confirmed' | 'textAt' | 'originalAt' | 'createdAt'
>;

/** `group`: the FAQ and its translations, in any order. */
export function stateOf(
  faq: FaqSummary & { contentHash: string },
  group: readonly FaqSummary[],
  live: LiveFaqs,
): FaqState {
  if (!faq.confirmed) return 'unconfirmed';
  if (isStale(faq, group)) return 'stale';
  const published = live.hashOf(faq.id);
  if (published === undefined) return 'draft';
  return published === '' || published === faq.contentHash ? 'live' : 'changed';
}

/** The state of a row that was read whole. */
export const stateOfRow = (row: FaqRow, group: readonly FaqSummary[], live: LiveFaqs): FaqState =>
  stateOf({ ...row, contentHash: contentHash(row) }, group, live);

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
