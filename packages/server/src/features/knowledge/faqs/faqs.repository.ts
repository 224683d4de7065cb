import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import { and, asc, count, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type FaqRow, faqs } from './faqs.tables.ts';

export const countFaqs = (tx: Tx, appId: AppId): Promise<number> => countWhere(tx, eq(faqs.appId, appId));

/** By creation, so that two versions of the same knowledge are equal. */
export async function allFaqs(tx: Tx, appId: AppId): Promise<FaqRow[]> {
  return tx.select().from(faqs).where(eq(faqs.appId, appId)).orderBy(asc(faqs.createdAt), asc(faqs.id));
}

/** Changes whenever one of these FAQs does. */
export type FaqsFingerprint = string;
export async function faqsFingerprint(
  tx: Tx,
  appId: AppId,
  languageCode: LanguageCode,
): Promise<FaqsFingerprint> {
  const [found] = await tx
    .select({
      fingerprint: sql<FaqsFingerprint>`concat(count(*), ' ', max(faqs.updated_at), ' ', max(faqs.id))`,
    })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), eq(faqs.languageCode, languageCode)));
  return found?.fingerprint ?? '';
}

/** The questions of one language, by the id of their row. */
export async function faqsInLanguage(
  tx: Tx,
  appId: AppId,
  languageCode: LanguageCode,
): Promise<{ faqId: FaqId; questions: string[] }[]> {
  return tx
    .select({ faqId: faqs.id, questions: faqs.questions })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), eq(faqs.languageCode, languageCode)));
}

export async function insertFaq(tx: Tx, row: FaqRow): Promise<void> {
  await tx.insert(faqs).values(row);
}

const ROWS_AT_ONCE = 1_000;

/** All rows as one JSON parameter: one parameter per value would be many times slower. */
async function insertRows(tx: Tx, rows: readonly FaqRow[], onConflict: SQL): Promise<void> {
  const columns = Object.entries(getTableColumns(faqs));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) =>
        Object.fromEntries(columns.map(([name, column]) => [column.name, row[name as keyof FaqRow]])),
      );
    await tx.execute(
      sql`insert into faqs (${names}) select ${names} from jsonb_populate_recordset(null::faqs, ${JSON.stringify(some)}::jsonb) ${onConflict}`,
    );
  }
}

export const insertFaqs = (tx: Tx, rows: readonly FaqRow[]): Promise<void> => insertRows(tx, rows, sql``);

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
  changes: Partial<FaqRow>,
): Promise<FaqRow | undefined> {
  const [changed] = await tx.update(faqs).set(changes).where(oneFaq(appId, faqId)).returning();
  return changed;
}

export async function updateFaqs(
  tx: Tx,
  appId: AppId,
  faqIds: readonly FaqId[],
  changes: Partial<FaqRow>,
): Promise<void> {
  for (let from = 0; from < faqIds.length; from += ROWS_AT_ONCE) {
    const some = faqIds.slice(from, from + ROWS_AT_ONCE);
    await tx
      .update(faqs)
      .set(changes)
      .where(and(eq(faqs.appId, appId), inArray(faqs.id, some)));
  }
}

/** Updates the rows that exist already, by id. */
export const putFaqs = (tx: Tx, rows: readonly FaqRow[]): Promise<void> =>
  insertRows(tx, rows, sql`on conflict (id) do update set ${CHANGES}`);

/** Rows whose id exists already are skipped. */
export const restoreFaqs = (tx: Tx, rows: readonly FaqRow[]): Promise<void> =>
  insertRows(tx, rows, sql`on conflict do nothing`);

const FIXED = ['id', 'tenant_id', 'app_id', 'created_at'];
const CHANGES = sql.join(
  Object.values(getTableColumns(faqs))
    .filter(({ name }) => !FIXED.includes(name))
    .map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);

/** The owner of each of these unique tags. */
export async function ownersOfTags(
  tx: Tx,
  appId: AppId,
  tags: readonly string[],
): Promise<Map<string, FaqId>> {
  if (tags.length === 0) return new Map();
  const found = await tx
    .selectDistinct({ tag: faqs.uniqueTag, groupId: faqs.groupId })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(faqs.uniqueTag, [...tags])));
  return new Map(found.map(({ tag, groupId }) => [tag, groupId]));
}

export async function deleteFaq(tx: Tx, appId: AppId, faqId: FaqId): Promise<FaqRow | undefined> {
  const [gone] = await tx.delete(faqs).where(oneFaq(appId, faqId)).returning();
  return gone;
}

const oneFaq = (appId: AppId, faqId: FaqId) => and(eq(faqs.appId, appId), eq(faqs.id, faqId));

async function countWhere(tx: Tx, where: SQL | undefined): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(faqs).where(where);
  return found?.total ?? 0;
}

/** Whether an FAQ of the tenant shows this image. */
export const isImageOfFaq = async (tx: Tx, address: string): Promise<boolean> =>
  (await tx.$count(faqs, or(eq(faqs.imageLink, address), sql`strpos(faqs.answer, ${address}) > 0`))) > 0;
