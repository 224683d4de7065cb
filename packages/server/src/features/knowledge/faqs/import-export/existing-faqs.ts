/** The FAQs of an app during an import: existing ones, and those of earlier rows. */
import { isDeepStrictEqual } from 'node:util';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import { inSlices } from '../../../../platform/index.ts';
import { sharedOf } from '../faqs.present.ts';
import type { FaqRow } from '../faqs.tables.ts';

type Wanted = { group: string; languageCode: LanguageCode; uniqueTag: string; question: string };
/** `rowBefore`: an earlier row about the same FAQ. `groupId`: the group of a new FAQ. */
type Found = { faq?: FaqRow; rowBefore?: number; groupId?: FaqId };

export type ExistingFaqs = Awaited<ReturnType<typeof createExistingFaqs>>;

export async function createExistingFaqs(present: readonly FaqRow[]) {
  const byId = new Map(present.map((faq) => [faq.id, faq]));
  const byQuestion = new Map<string, FaqId>();
  const byGroup = new Map<string, FaqId>();
  const tagOwners = new Map<string, FaqId>();
  /** The group as named in the table. */
  const groupNames = new Map<string, FaqId>();
  const rows = new Map<FaqId, number>();

  const remember = (faq: FaqRow) => {
    byId.set(faq.id, faq);
    byGroup.set(inLanguage(faq.groupId, faq.languageCode), faq.id);
    if (faq.uniqueTag !== '') tagOwners.set(faq.uniqueTag, faq.groupId);
    for (const question of faq.questions) {
      const key = inLanguage(normalizedQuestion(question), faq.languageCode);
      if (!byQuestion.has(key)) byQuestion.set(key, faq.id);
    }
  };
  // A first question takes precedence over a variant.
  await inSlices(present, (faq) =>
    byQuestion.set(inLanguage(normalizedQuestion(faq.questions[0] ?? ''), faq.languageCode), faq.id),
  );
  await inSlices(present, remember);

  return {
    find({ group, languageCode, uniqueTag, question }: Wanted): Found {
      const groupId =
        (group === ''
          ? undefined
          : (groupNames.get(group) ??
            (byId.has(group as FaqId) ? byId.get(group as FaqId)?.groupId : undefined))) ??
        (uniqueTag === '' ? undefined : tagOwners.get(uniqueTag));
      const id =
        (groupId && byGroup.get(inLanguage(groupId, languageCode))) ??
        byQuestion.get(inLanguage(normalizedQuestion(question), languageCode));
      const faq = id && byId.get(id);
      const rowBefore = id && rows.get(id);
      return { ...(faq && { faq }), ...(rowBefore && { rowBefore }), ...(groupId && { groupId }) };
    },
    ownerOfTag: (tag: string): FaqId | undefined => (tag === '' ? undefined : tagOwners.get(tag)),
    originalOf: (groupId: FaqId): FaqRow | undefined => byId.get(groupId),
    replace: remember,
    /** Marks an FAQ as covered by a row. */
    note({ faq, row, group }: { faq: FaqRow; row: number; group: string }): void {
      rows.set(faq.id, row);
      if (group !== '') groupNames.set(group, faq.groupId);
    },
    /** Translations that the table does not contain get the shared fields too. */
    async followers(
      writes: readonly FaqRow[],
      { at, owner }: { at: Date; owner: Pick<FaqRow, 'updatedBy'> },
    ): Promise<FaqRow[]> {
      const written = new Set(writes.map(({ id }) => id));
      const originals = new Map(
        writes.filter(({ id, groupId }) => id === groupId).map((faq) => [faq.groupId, faq]),
      );
      const followers: FaqRow[] = [];
      await inSlices(present, (faq) => {
        const original = written.has(faq.id) ? undefined : originals.get(faq.groupId);
        if (!original || isDeepStrictEqual(sharedOf(original), sharedOf(faq))) return;
        followers.push({ ...faq, ...sharedOf(original), updatedAt: at, updatedBy: owner.updatedBy });
      });
      return followers;
    },
  };
}

const inLanguage = (key: string, languageCode: LanguageCode): string => `${languageCode} ${key}`;

/** Case, punctuation and spaces do not make a different question. */
function normalizedQuestion(question: string): string {
  const plain = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? question : plain;
}
