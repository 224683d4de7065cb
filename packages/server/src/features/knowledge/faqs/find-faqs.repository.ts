/** Finds FAQs by any filter. An original and its translations are found together. */
import type { AppId, FaqId } from '@parrot/contract/core';
import { type FaqFilter, type FaqSelection, type FaqSort, TOPIC_LEVELS } from '@parrot/contract/knowledge';
import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type FaqSummary, type LiveFaqs, originalFirst } from './faq-state.policy.ts';
import { answersOfRow } from './faq-usage.repository.ts';
import { allFaqs } from './faqs.repository.ts';
import { CONTENT_HASH, type FaqRow, faqs } from './faqs.tables.ts';

export type FaqQuery = FaqFilter & {
  appId: AppId;
  sortBy: FaqSort;
  descending: boolean;
  offset: number;
  limit: number;
};

/** One row per group: the original, or the row of the requested language. `day`: usage counts after it. */
export async function findFaqs(
  tx: Tx,
  { sortBy, descending, offset, limit, ...filter }: FaqQuery,
  live: LiveFaqs,
  day: string,
): Promise<{ items: FaqRow[]; total: number }> {
  const where = matches(filter, live);
  const orderBy = [
    ...ordersOf(sortBy, day).map((term) => (descending ? sql`${term} desc` : sql`${term} asc`)),
    asc(faqs.id),
  ];
  if (filter.search.trim() !== '') return searchedPage(tx, { where, orderBy, offset, limit });
  const items = await tx
    .select()
    .from(faqs)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const isAll = offset === 0 && items.length < limit;
  return { items, total: isAll ? items.length : await tx.$count(faqs, where) };
}

type Page = { where: SQL | undefined; orderBy: SQL[]; offset: number; limit: number };

/** A search reads all texts of an app: once, for the page and its total. */
async function searchedPage(tx: Tx, { where, orderBy, offset, limit }: Page) {
  const found = tx.$with('found').as(
    tx
      .select({
        id: sql<FaqId>`${faqs.id}`.as('found_id'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
      })
      .from(faqs)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  const rows = await tx
    .with(found)
    .select({ faq: getTableColumns(faqs), total: found.total })
    .from(found)
    .innerJoin(faqs, eq(faqs.id, found.id))
    .orderBy(...orderBy);
  const isPastEnd = rows.length === 0 && offset > 0;
  return {
    items: rows.map(({ faq }) => faq),
    total: isPastEnd ? await tx.$count(faqs, where) : (rows[0]?.total ?? 0),
  };
}

const FIRST_QUESTION = sql`lower(faqs.questions ->> 0)`;
const ordersOf = (sortBy: FaqSort, day: string): SQL[] =>
  sortBy === 'asked' ? [answersOfRow(day), ...ORDERS.edited] : ORDERS[sortBy];
const ORDERS: Record<Exclude<FaqSort, 'asked'>, SQL[]> = {
  edited: [sql`faqs.updated_at`, sql`faqs.created_at`],
  question: [FIRST_QUESTION],
  topic: [
    sql`lower(faqs.domain)`,
    sql`lower(faqs.topic)`,
    sql`lower(faqs.subtopic_level1)`,
    sql`lower(faqs.subtopic_level2)`,
    FIRST_QUESTION,
  ],
};

/** All rows of these groups, without their texts. */
export async function headsOfGroups(
  tx: Tx,
  appId: AppId,
  groupIds: readonly FaqId[],
): Promise<(FaqSummary & { contentHash: string })[]> {
  if (groupIds.length === 0) return [];
  const { id, groupId, languageCode, confirmed, textAt, originalAt, createdAt } = faqs;
  return tx
    .select({
      id,
      groupId,
      languageCode,
      confirmed,
      textAt,
      originalAt,
      createdAt,
      contentHash: CONTENT_HASH,
    })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(faqs.groupId, [...groupIds])));
}

/** The group of an FAQ, original first. A group keeps the id of its original even if that is deleted. */
export async function groupOf(tx: Tx, appId: AppId, faqId: FaqId): Promise<FaqRow[]> {
  return tx
    .select()
    .from(faqs)
    .where(
      and(
        eq(faqs.appId, appId),
        sql`faqs.group_id = coalesce((select named.group_id from faqs named where named.app_id = ${appId} and named.id = ${faqId}), ${faqId})`,
      ),
    )
    .orderBy(sql`faqs.id = faqs.group_id desc`, asc(faqs.createdAt), asc(faqs.id));
}

/** The group of each of these FAQs; deleted ones are missing. */
export async function groupsOf(tx: Tx, appId: AppId, faqIds: readonly FaqId[]): Promise<Map<FaqId, FaqId>> {
  if (faqIds.length === 0) return new Map();
  const { id, groupId } = faqs;
  const found = await tx
    .select({ id, groupId })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(id, [...faqIds])));
  return new Map(found.map((each) => [each.id, each.groupId]));
}

/** The selected groups, by creation. */
export async function selectedGroups(
  tx: Tx,
  appId: AppId,
  selection: FaqSelection,
  live: LiveFaqs,
): Promise<FaqId[]> {
  const where =
    'faqIds' in selection
      ? and(eq(faqs.appId, appId), inArray(faqs.id, selection.faqIds))
      : matches({ ...selection.all, appId }, live);
  const found = await tx
    .select({ groupId: faqs.groupId })
    .from(faqs)
    .where(where)
    .orderBy(asc(faqs.createdAt), asc(faqs.id));
  return [...new Set(found.map(({ groupId }) => groupId))];
}

/** In the given order of groups, each with its original first. */
export async function faqsOfGroups(tx: Tx, appId: AppId, groupIds: readonly FaqId[]): Promise<FaqRow[]> {
  if (groupIds.length === 0) return [];
  const ranks = new Map(groupIds.map((groupId, topicPath) => [groupId, topicPath]));
  const rankOf = ({ groupId }: FaqRow) => ranks.get(groupId) ?? 0;
  // By index while that is faster; for most of an app, all rows are read.
  const rows =
    groupIds.length > FEW_GROUPS
      ? (await allFaqs(tx, appId)).filter(({ groupId }) => ranks.has(groupId))
      : await tx
          .select()
          .from(faqs)
          .where(and(eq(faqs.appId, appId), inArray(faqs.groupId, [...groupIds])));
  return rows.sort((one, other) => rankOf(one) - rankOf(other) || originalFirst(one, other));
}

const FEW_GROUPS = 100;

/** The row that represents its group: the original, or the first that is left. */
export const representsGroup = sql`(faqs.id = faqs.group_id or (
  not exists (select from faqs original where original.app_id = faqs.app_id and original.id = faqs.group_id)
  and faqs.id = (select other.id from faqs other where other.app_id = faqs.app_id and other.group_id = faqs.group_id
    order by other.created_at, other.id limit 1)))`;

function matches(filter: FaqFilter & { appId: AppId }, live: LiveFaqs): SQL | undefined {
  const { appId, languageCode, lacks, states, place: topicPath = {}, tag, dataset } = filter;
  const search = filter.search.trim();
  const own = sql.raw('faqs');
  const other = sql.raw('other');
  /** Of the row in the requested language; otherwise of any row in the group. Translations are read once. */
  const anyInGroup = (matches: (of: SQL) => SQL) =>
    languageCode
      ? matches(own)
      : sql`(${matches(own)} or faqs.group_id in (select other.group_id from faqs other
          where other.app_id = ${appId} and other.id <> other.group_id and ${matches(other)}))`;
  return and(
    eq(faqs.appId, appId),
    languageCode ? eq(faqs.languageCode, languageCode) : representsGroup,
    lacks &&
      sql`not exists (select from faqs other where other.app_id = faqs.app_id
        and other.group_id = faqs.group_id and other.language_code = ${lacks})`,
    ...TOPIC_LEVELS.map((level) =>
      topicPath[level] === undefined ? undefined : eq(faqs[level], topicPath[level]),
    ),
    tag ? sql`${tag} = any (string_to_array(faqs.tags, ','))` : undefined,
    dataset ? eq(faqs.dataset, dataset) : undefined,
    search === '' ? undefined : anyInGroup((of) => containsText(of, search)),
    states.length === 0
      ? undefined
      : or(
          ...states.map((state) => {
            if (state === 'unconfirmed') return anyInGroup((of) => sql`not ${of}.confirmed`);
            if (state === 'stale') return anyInGroup(isStaleIn);
            return sql`(faqs.confirmed and ${isLive(state, live)})`;
          }),
        ),
  );
}

export const isStaleIn = (of: SQL): SQL => sql`(${of}.confirmed and exists (select from faqs original
  where original.app_id = ${of}.app_id and original.id = ${of}.group_id and original.id <> ${of}.id
  and (${of}.original_at is null or ${of}.original_at < original.text_at)))`;

/** The published FAQs are read once and looked up by id. */
function isLive(state: 'live' | 'changed' | 'draft', live: LiveFaqs): SQL {
  const published = sql`((select ${JSON.stringify(live.hashes())}::jsonb) ->> faqs.id)`;
  if (state === 'draft') return sql`${published} is null`;
  const isSame = sql`${published} in ('', ${CONTENT_HASH})`;
  return state === 'live' ? isSame : sql`not ${isSame}`;
}

/** Lower case of the database, computed once: that of JavaScript differs. */
const containsText = (of: SQL, search: string): SQL =>
  sql`(strpos(${of}.search_text, (select lower(${search}))) > 0
    or ${of}.unique_tag <> '' and lower(${of}.unique_tag) = (select lower(${search})))`;
