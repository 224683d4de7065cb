/** Unanswered questions. */
import type { AppId, AskedId, LanguageCode, QuestionGroupId } from '@parrot/contract/core';
import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { askedQuestions, type QuestionRow, questionGroups } from './learning.tables.ts';

/** Locks the question groups of the app until the transaction ends. */
export async function lockLearning(tx: Tx, appId: AppId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learning ${appId}`}, 0))`);
}

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<void> {
  await tx.insert(askedQuestions).values(row);
}

export async function markProposed(tx: Tx, id: AskedId): Promise<void> {
  await tx.update(askedQuestions).set({ proposed: true }).where(eq(askedQuestions.id, id));
}

type GroupingRow = Pick<QuestionRow, 'groupId' | 'text' | 'languageCode' | 'vector' | 'encoder'>;

/** All questions of an app, oldest first. */
export async function questionsForGrouping(tx: Tx, appId: AppId): Promise<GroupingRow[]> {
  return tx
    .select({
      groupId: askedQuestions.groupId,
      text: askedQuestions.text,
      languageCode: askedQuestions.languageCode,
      vector: askedQuestions.vector,
      encoder: askedQuestions.encoder,
    })
    .from(askedQuestions)
    .where(eq(askedQuestions.appId, appId))
    .orderBy(asc(askedQuestions.askedAt), asc(askedQuestions.id));
}

/** Deletes all but the latest `left` questions. */
export async function deleteOldestQuestions(tx: Tx, appId: AppId, left: number): Promise<void> {
  const [last] = await tx
    .select({ askedAt: askedQuestions.askedAt })
    .from(askedQuestions)
    .where(eq(askedQuestions.appId, appId))
    .orderBy(desc(askedQuestions.askedAt))
    .offset(left)
    .limit(1);
  if (!last) return;
  await tx
    .delete(askedQuestions)
    .where(and(eq(askedQuestions.appId, appId), lte(askedQuestions.askedAt, last.askedAt)));
}

type Page = { offset: number; limit: number };

export async function listQuestions(
  tx: Tx,
  groupId: QuestionGroupId,
  { offset, limit }: Page,
): Promise<QuestionRow[]> {
  return tx
    .select()
    .from(askedQuestions)
    .where(eq(askedQuestions.groupId, groupId))
    .orderBy(desc(askedQuestions.askedAt), desc(askedQuestions.id))
    .offset(offset)
    .limit(limit);
}

/** The distinct wordings of a group, most frequent first. */
export async function wordingsOf(tx: Tx, groupId: QuestionGroupId, most: number): Promise<string[]> {
  const rows = await tx
    .select({ text: sql<string>`min(${askedQuestions.text})` })
    .from(askedQuestions)
    .where(eq(askedQuestions.groupId, groupId))
    .groupBy(sql`lower(${askedQuestions.text})`)
    .orderBy(desc(count()), sql`min(${askedQuestions.askedAt})`)
    .limit(most);
  return rows.map(({ text }) => text);
}

/** The most frequent language of a group; undefined if none is known. */
export async function languageOf(tx: Tx, groupId: QuestionGroupId): Promise<LanguageCode | undefined> {
  const [found] = await tx
    .select({ languageCode: askedQuestions.languageCode })
    .from(askedQuestions)
    .where(and(eq(askedQuestions.groupId, groupId), sql`${askedQuestions.languageCode} is not null`))
    .groupBy(askedQuestions.languageCode)
    .orderBy(desc(count()))
    .limit(1);
  return found?.languageCode ?? undefined;
}

/** The wordings of the open groups among these, grouped; `always` is included in any state. */
export async function openWordings(
  tx: Tx,
  groupIds: readonly QuestionGroupId[],
  { always, most }: { always: QuestionGroupId; most: number },
): Promise<{ groupId: QuestionGroupId; text: string }[]> {
  if (groupIds.length === 0) return [];
  return tx
    .select({ groupId: askedQuestions.groupId, text: sql<string>`min(${askedQuestions.text})` })
    .from(askedQuestions)
    .innerJoin(questionGroups, eq(questionGroups.id, askedQuestions.groupId))
    .where(
      and(
        inArray(askedQuestions.groupId, [...groupIds]),
        sql`(${questionGroups.state} = 'open' or ${questionGroups.id} = ${always})`,
      ),
    )
    .groupBy(askedQuestions.groupId, sql`lower(${askedQuestions.text})`)
    .orderBy(sql`${askedQuestions.groupId} <> ${always}`, askedQuestions.groupId)
    .limit(most);
}

/** Questions of all apps without a vector of this encoder. */
export const questionsOfOtherEncoders = (
  tx: Tx,
  encoder: string,
  most: number,
): Promise<Pick<QuestionRow, 'id' | 'text'>[]> =>
  tx
    .select({ id: askedQuestions.id, text: askedQuestions.text })
    .from(askedQuestions)
    .where(sql`${askedQuestions.encoder} is distinct from ${encoder}`)
    .limit(most);

export async function saveVectors(
  tx: Tx,
  encoder: string,
  rows: readonly { id: AskedId; vector: string }[],
): Promise<void> {
  for (const { id, vector } of rows)
    await tx.update(askedQuestions).set({ vector, encoder }).where(eq(askedQuestions.id, id));
}
