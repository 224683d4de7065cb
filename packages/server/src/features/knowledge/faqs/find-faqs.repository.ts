/** FAQs by everything one may look for. What belongs together, an original and its translations, is found together. */
import type { AppId, FaqId } from '@parrot/contract/core';
import { type FaqFilter, type FaqSelection, type FaqSort, TOPIC_LEVELS } from '@parrot/contract/knowledge';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type FaqHead, type LiveFaqs, originalFirst } from './faq-state.policy.ts';
import { answersOfRow } from './faq-usage.repository.ts';
import { allFaqs } from './faqs.repository.ts';
import { type FaqRow, faqs } from './faqs.tables.ts';

export type FaqQuery = FaqFilter & {
  appId: AppId;
  sortBy: FaqSort;
  descending: boolean;
  offset: number;
  limit: number;
};

/** One of each group: the original, or the one in the language asked for. After `day`, what was asked counts. */
export async function findFaqs(
  tx: Tx,
  { sortBy, descending, offset, limit, ...filter }: FaqQuery,
  live: LiveFaqs,
  day: string,
): Promise<{ items: FaqRow[]; total: number }> {
  const where = matches(filter, live);
  const items = await tx
    .select()
    .from(faqs)
    .where(where)
    .orderBy(
      ...ordersOf(sortBy, day).map((term) => (descending ? sql`${term} desc` : sql`${term} asc`)),
      asc(faqs.id),
    )
    .limit(limit)
    .offset(offset);
  const isAll = offset === 0 && items.length < limit;
  return { items, total: isAll ? items.length : await tx.$count(faqs, where) };
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

/** The heads of whole groups. */
export async function headsOfGroups(tx: Tx, appId: AppId, groupIds: readonly FaqId[]): Promise<FaqHead[]> {
  if (groupIds.length === 0) return [];
  const { id, groupId, languageCode, confirmed, textAt, originalAt, createdAt, updatedAt } = faqs;
  return tx
    .select({ id, groupId, languageCode, confirmed, textAt, originalAt, createdAt, updatedAt })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(faqs.groupId, [...groupIds])));
}

/** All that belongs to this one, the original first. A group goes by the id of its original even where that is gone. */
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

/** Which group each of these is in; those that are gone are not among them. */
export async function groupsOf(tx: Tx, appId: AppId, faqIds: readonly FaqId[]): Promise<Map<FaqId, FaqId>> {
  if (faqIds.length === 0) return new Map();
  const { id, groupId } = faqs;
  const found = await tx
    .select({ id, groupId })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(id, [...faqIds])));
  return new Map(found.map((each) => [each.id, each.groupId]));
}

/** The groups that are meant, in the order they were made. */
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

/** Group by group in the order given, in each the original first. */
export async function faqsOfGroups(tx: Tx, appId: AppId, groupIds: readonly FaqId[]): Promise<FaqRow[]> {
  if (groupIds.length === 0) return [];
  const ranks = new Map(groupIds.map((groupId, topicPath) => [groupId, topicPath]));
  const rankOf = ({ groupId }: FaqRow) => ranks.get(groupId) ?? 0;
  // By index as long as that pays; of most of an app, all of it is read.
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

/** Stands for its group: the original, and where that is gone the first that is left. */
export const representsGroup = sql`(faqs.id = faqs.group_id or (
  not exists (select from faqs original where original.app_id = faqs.app_id and original.id = faqs.group_id)
  and faqs.id = (select other.id from faqs other where other.app_id = faqs.app_id and other.group_id = faqs.group_id
    order by other.created_at, other.id limit 1)))`;

/**
 * Whatever is asked of others in the group is looked up row by row, by their index: a store that knows no figures yet
 * would go through all of them for each of them.
 */
function matches(filter: FaqFilter & { appId: AppId }, live: LiveFaqs): SQL | undefined {
  const { appId, languageCode, lacks, states, place: topicPath = {}, tag, dataset } = filter;
  const search = filter.search.trim();
  const own = sql.raw('faqs');
  const other = sql.raw('other');
  /** Of the one that is shown where a language is asked for; else of any in its group. */
  const anyInGroup = (matches: (of: SQL) => SQL) =>
    languageCode
      ? matches(own)
      : sql`(${matches(own)} or exists (select from faqs other where other.app_id = faqs.app_id
          and other.group_id = faqs.group_id and other.id <> faqs.id and ${matches(other)}))`;
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

/** What is published is read once, and looked up by each id. */
function isLive(state: 'live' | 'changed' | 'draft', live: LiveFaqs): SQL {
  const edited = sql`((select ${JSON.stringify(Object.fromEntries(live))}::jsonb) ->> faqs.id)`;
  if (state === 'draft') return sql`${edited} is null`;
  const isSame = sql`(case ${edited} when '' then true else ${edited}::timestamptz = faqs.updated_at end)`;
  return state === 'live' ? isSame : sql`not ${isSame}`;
}

const containsText = (of: SQL, search: string): SQL =>
  sql`(strpos(lower(${of}.answer), lower(${search})) > 0
    or strpos(lower(${of}.tags), lower(${search})) > 0
    or lower(${of}.unique_tag) = lower(${search})
    or exists (select from jsonb_array_elements_text(${of}.questions) as question where strpos(lower(question), lower(${search})) > 0))`;
