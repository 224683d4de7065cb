import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import { and, count, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { insertRows, jsonRows, manyRows, manyRowsOf, type Tx } from '../../../platform/index.ts';
import type { FrozenFaq } from '../../apps/index.ts';
import { type FaqRow, faqs } from './faqs.tables.ts';

export const countFaqs = (tx: Tx, appId: AppId): Promise<number> => countWhere(tx, eq(faqs.appId, appId));

/** By creation, so that two versions of the same knowledge are equal. */
export async function allFaqs(tx: Tx, appId: AppId): Promise<FaqRow[]> {
  return manyRowsOf(tx, faqs, sql`where app_id = ${appId} order by created_at, id`);
}

const FIELDS_OF_APP = ['id', 'tenantId', 'appId', 'confirmed'];
const OPTIONAL_FIELDS = ['originalAt', 'updatedBy'];
/** As `Date.toISOString` writes it. */
const isoTime = (name: string) =>
  sql`to_char(${sql.identifier(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All FAQs of an app as a version stores them: the same as `freezeFaq` of each, computed by the database. */
export function frozenFaqs(appId: AppId): SQL<FrozenFaq[]> {
  const fields = Object.entries(getTableColumns(faqs)).filter(([key]) => !FIELDS_OF_APP.includes(key));
  const objectOf = (isOptional: boolean) =>
    sql`jsonb_build_object(${sql.join(
      fields
        .filter(([key]) => OPTIONAL_FIELDS.includes(key) === isOptional)
        .map(
          ([key, { name, dataType }]) =>
            sql`${key}::text, ${dataType === 'date' ? isoTime(name) : sql.identifier(name)}`,
        ),
      sql`, `,
    )})`;
  return sql`(select coalesce(
      jsonb_agg(jsonb_build_object('faqId', id) || ${objectOf(false)} || jsonb_strip_nulls(${objectOf(true)})
        order by created_at, id), '[]')
    from faqs where app_id = ${appId} and confirmed)`;
}

/** FAQs that publishing would include. */
export const countConfirmedFaqs = (tx: Tx, appId: AppId): Promise<number> =>
  countWhere(tx, and(eq(faqs.appId, appId), eq(faqs.confirmed, true)));

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

/** Fewer rows per statement keep the process responsive; more save little. */
const ROWS_AT_ONCE = 200;

/** One parameter for many rows: one per value would be many times slower. */
async function insertInPortions(tx: Tx, rows: readonly FaqRow[], onConflict: SQL): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = jsonRows(faqs, rows.slice(from, from + ROWS_AT_ONCE));
    await tx.execute(sql`${insertRows(faqs, some)} ${onConflict}`);
  }
}

/** Copies FAQs within the database, under other ids. */
export async function copyFaqRows(
  tx: Tx,
  to: AppId,
  copies: readonly { id: FaqId; copy_id: FaqId; copy_group: FaqId }[],
): Promise<void> {
  const others = Object.values(getTableColumns(faqs))
    .map(({ name }) => name)
    .filter((name) => !['id', 'group_id', 'app_id'].includes(name));
  const names = (prefix: SQL) =>
    sql.join(
      others.map((name) => sql`${prefix}${sql.identifier(name)}`),
      sql`, `,
    );
  await tx.execute(
    sql`insert into faqs (id, group_id, app_id, ${names(sql``)})
        select copy_id, copy_group, ${to}, ${names(sql`faqs.`)}
        from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copies (id text, copy_id text, copy_group text)
        join faqs using (id)`,
  );
}

/** The ids of an app's FAQs and of their groups. */
export const faqIds = (tx: Tx, appId: AppId): Promise<{ id: FaqId; group_id: FaqId }[]> =>
  manyRows(tx, sql`select id, group_id from faqs where app_id = ${appId}`);

export const insertFaqs = (tx: Tx, rows: readonly FaqRow[]): Promise<void> =>
  insertInPortions(tx, rows, sql``);

/** `changedAt`: only those that were last changed at this moment. */
export async function deleteFaqs(
  tx: Tx,
  appId: AppId,
  faqIds: readonly FaqId[],
  changedAt?: Date,
): Promise<void> {
  for (let from = 0; from < faqIds.length; from += ROWS_AT_ONCE) {
    const some = inArray(faqs.id, faqIds.slice(from, from + ROWS_AT_ONCE));
    const unedited = changedAt && eq(faqs.updatedAt, changedAt);
    await tx.delete(faqs).where(and(eq(faqs.appId, appId), some, unedited));
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
  insertInPortions(tx, rows, sql`on conflict (id) do update set ${CHANGES}`);

/** Rows whose id exists already are skipped. */
export const restoreFaqs = (tx: Tx, rows: readonly FaqRow[]): Promise<void> =>
  insertInPortions(tx, rows, sql`on conflict do nothing`);

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
