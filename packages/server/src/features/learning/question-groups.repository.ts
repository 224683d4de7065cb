/** Question groups. Groups without questions are treated as deleted. */
import {
  type AppId,
  DAY_MS,
  type FaqId,
  type LanguageCode,
  type QuestionGroupId,
} from '@parrot/contract/core';
import { DAYS_COUNTED, type GroupState, type UnansweredReason } from '@parrot/contract/learning';
import { and, asc, count, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { faqsTable as faqs } from '../knowledge/index.ts';
import { askedQuestions, type GroupRow, questionGroups } from './learning.tables.ts';

export type GroupFilter = {
  appId: AppId;
  state: GroupState;
  why?: UnansweredReason | undefined;
  languageCode?: LanguageCode | undefined;
  search: string;
};
type Paging = { sortBy: 'often' | 'lately'; offset: number; limit: number };

export type GroupTotals = {
  id: QuestionGroupId;
  state: GroupState;
  faqId: FaqId | null;
  faqQuestions: string[] | null;
  total: number;
  unanswered: number;
  noneMeant: number;
  thumbsDown: number;
  handedOver: number;
  proposed: number;
  languages: LanguageCode[];
  lastAskedAt: Date;
};

const WHY = {
  unanswered: askedQuestions.unanswered,
  noneMeant: askedQuestions.noneMeant,
  thumbsDown: askedQuestions.thumbsDown,
  handedOver: askedQuestions.handedOver,
  proposed: askedQuestions.proposed,
} as const;

const countOf = (column: (typeof WHY)[UnansweredReason]) =>
  sql<number>`(count(*) filter (where ${column}))::int`;

const totalsWhere = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id: questionGroups.id,
      state: questionGroups.state,
      faqId: questionGroups.faqId,
      faqQuestions: faqs.questions,
      total: count(),
      unanswered: countOf(WHY.unanswered),
      noneMeant: countOf(WHY.noneMeant),
      thumbsDown: countOf(WHY.thumbsDown),
      handedOver: countOf(WHY.handedOver),
      proposed: countOf(WHY.proposed),
      languages: sql<LanguageCode[]>`coalesce(jsonb_agg(distinct ${askedQuestions.languageCode})
        filter (where ${askedQuestions.languageCode} is not null), '[]'::jsonb)`,
      lastAskedAt: sql`max(${askedQuestions.askedAt})`.mapWith(askedQuestions.askedAt),
    })
    .from(questionGroups)
    .innerJoin(askedQuestions, eq(askedQuestions.groupId, questionGroups.id))
    .leftJoin(faqs, eq(faqs.id, questionGroups.faqId))
    .where(where)
    .groupBy(questionGroups.id, faqs.id, faqs.questions);

export async function listGroups(
  tx: Tx,
  filter: GroupFilter,
  { sortBy, offset, limit }: Paging,
): Promise<{ items: GroupTotals[]; total: number }> {
  await disableNestedLoops(tx);
  const where = matching(filter);
  const often = desc(count());
  const lately = sql`max(${askedQuestions.askedAt}) desc`;
  const items = await totalsWhere(tx, where)
    .orderBy(...(sortBy === 'often' ? [often, lately] : [lately, often]), asc(questionGroups.id))
    .offset(offset)
    .limit(limit);
  const [found] = await tx
    .select({ total: count() })
    .from(questionGroups)
    .where(and(where, hasQuestions(filter.appId)));
  return { items, total: found?.total ?? 0 };
}

export async function findGroup(tx: Tx, appId: AppId, id: QuestionGroupId): Promise<GroupTotals | undefined> {
  const [found] = await totalsWhere(tx, and(eq(questionGroups.appId, appId), eq(questionGroups.id, id)));
  return found;
}

/** A group matches if one of its questions meets the whole filter, and is counted with all its questions. */
function matching({ appId, state, why, languageCode, search }: GroupFilter): SQL | undefined {
  const own = and(eq(questionGroups.appId, appId), eq(questionGroups.state, state));
  if (!why && !languageCode && search === '') return own;
  const matchingQuestion = sql`select 1 from asked_questions question where question.app_id = ${appId} and question.group_id = ${questionGroups.id}
    ${why ? sql`and ${sql.identifier('question')}.${sql.identifier(WHY[why].name)}` : sql``}
    ${languageCode ? sql`and question.language_code = ${languageCode}` : sql``}
    ${search === '' ? sql`` : sql`and question.text ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`}`;
  return and(own, sql`exists (${matchingQuestion})`);
}

const hasQuestions = (appId: AppId) =>
  sql`exists (select 1 from asked_questions question where question.app_id = ${appId} and question.group_id = ${questionGroups.id})`;

/**
 * Without statistics, the planner underestimates an app's questions and would scan all of them for each
 * group.
 */
async function disableNestedLoops(tx: Tx): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
}

export async function countByState(tx: Tx, appId: AppId): Promise<Map<GroupState, number>> {
  await disableNestedLoops(tx);
  const rows = await tx
    .select({ state: questionGroups.state, total: count() })
    .from(questionGroups)
    .where(and(eq(questionGroups.appId, appId), hasQuestions(appId)))
    .groupBy(questionGroups.state);
  return new Map(rows.map(({ state, total }) => [state, total]));
}

/** The first question of each group. */
export async function firstQuestions(
  tx: Tx,
  ids: readonly QuestionGroupId[],
): Promise<Map<QuestionGroupId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([askedQuestions.groupId], {
      groupId: askedQuestions.groupId,
      text: askedQuestions.text,
    })
    .from(askedQuestions)
    .where(inArray(askedQuestions.groupId, [...ids]))
    .orderBy(askedQuestions.groupId, asc(askedQuestions.askedAt), asc(askedQuestions.id));
  return new Map(rows.map(({ groupId, text }) => [groupId, text]));
}

/** Questions per group on each of the last days, today last. */
export async function dailyCounts(
  tx: Tx,
  ids: readonly QuestionGroupId[],
  now: Date,
): Promise<Map<QuestionGroupId, number[]>> {
  const days = new Map(ids.map((id) => [id, Array.from({ length: DAYS_COUNTED }, () => 0)]));
  if (ids.length === 0) return days;
  const ago = sql<number>`floor(extract(epoch from (${now.toISOString()}::timestamptz - ${askedQuestions.askedAt})) / 86400)::int`;
  const rows = await tx
    .select({ groupId: askedQuestions.groupId, ago, total: count() })
    .from(askedQuestions)
    .where(
      and(
        inArray(askedQuestions.groupId, [...ids]),
        gt(askedQuestions.askedAt, new Date(now.getTime() - DAYS_COUNTED * DAY_MS)),
      ),
    )
    .groupBy(askedQuestions.groupId, sql`2`);
  for (const { groupId, ago: daysAgo, total } of rows) {
    const counts = days.get(groupId);
    const index = DAYS_COUNTED - 1 - Math.max(0, daysAgo);
    if (counts && index in counts) counts[index] = (counts[index] ?? 0) + total;
  }
  return days;
}

export async function insertGroup(tx: Tx, row: GroupRow): Promise<void> {
  await tx.insert(questionGroups).values(row);
}

/** Updates the groups that belong to the app, and returns their number. */
export async function updateGroups(
  tx: Tx,
  appId: AppId,
  ids: readonly QuestionGroupId[],
  change: Partial<Pick<GroupRow, 'state' | 'faqId' | 'decidedAt'>>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(questionGroups)
    .set(change)
    .where(and(eq(questionGroups.appId, appId), inArray(questionGroups.id, [...ids])))
    .returning({ id: questionGroups.id });
  return rows.length;
}

export async function deleteEmptyGroups(tx: Tx, appId: AppId): Promise<void> {
  await disableNestedLoops(tx);
  await tx.delete(questionGroups).where(and(eq(questionGroups.appId, appId), not(hasQuestions(appId))));
}
