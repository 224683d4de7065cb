import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type FaqRow, type FaqText, faqs } from './knowledge.tables.ts';

export type FaqQuery = {
  appId: AppId;
  languageCode?: LanguageCode | undefined;
  search: string;
  offset: number;
  limit: number;
};

export async function listFaqs(
  tx: Tx,
  { appId, languageCode, search, offset, limit }: FaqQuery,
): Promise<{ items: FaqRow[]; total: number }> {
  const where = and(
    eq(faqs.appId, appId),
    languageCode && eq(faqs.languageCode, languageCode),
    search === '' ? undefined : holdsText(search),
  );
  const items = await tx
    .select()
    .from(faqs)
    .where(where)
    .orderBy(desc(faqs.updatedAt), asc(faqs.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await countWhere(tx, where) };
}

export const countFaqs = (tx: Tx, appId: AppId): Promise<number> => countWhere(tx, eq(faqs.appId, appId));

/** In the order they were made, so that two versions of the same knowledge are alike. */
export async function allFaqs(tx: Tx, appId: AppId): Promise<FaqRow[]> {
  return tx.select().from(faqs).where(eq(faqs.appId, appId)).orderBy(asc(faqs.createdAt), asc(faqs.id));
}

export async function insertFaq(tx: Tx, row: FaqRow): Promise<void> {
  await tx.insert(faqs).values(row);
}

/** As many rows at once as one statement has room for values. */
const ROWS_AT_ONCE = 1_000;

export async function insertFaqs(tx: Tx, rows: readonly FaqRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(faqs).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

export async function deleteFaqs(tx: Tx, appId: AppId, faqIds: readonly FaqId[]): Promise<void> {
  for (let from = 0; from < faqIds.length; from += ROWS_AT_ONCE) {
    const some = faqIds.slice(from, from + ROWS_AT_ONCE);
    await tx.delete(faqs).where(and(eq(faqs.appId, appId), inArray(faqs.id, some)));
  }
}

export async function updateFaq(
  tx: Tx,
  appId: AppId,
  faqId: FaqId,
  changes: FaqText & Pick<FaqRow, 'updatedAt'>,
): Promise<FaqRow | undefined> {
  const [changed] = await tx.update(faqs).set(changes).where(oneFaq(appId, faqId)).returning();
  return changed;
}

export async function deleteFaq(tx: Tx, appId: AppId, faqId: FaqId): Promise<FaqRow | undefined> {
  const [gone] = await tx.delete(faqs).where(oneFaq(appId, faqId)).returning();
  return gone;
}

const oneFaq = (appId: AppId, faqId: FaqId) => and(eq(faqs.appId, appId), eq(faqs.id, faqId));

const holdsText = (search: string): SQL =>
  sql`(strpos(lower(faqs.answer), lower(${search})) > 0
    or strpos(lower(faqs.tags), lower(${search})) > 0
    or exists (select from jsonb_array_elements_text(faqs.questions) as question where strpos(lower(question), lower(${search})) > 0))`;

async function countWhere(tx: Tx, where: SQL | undefined): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(faqs).where(where);
  return found?.total ?? 0;
}
