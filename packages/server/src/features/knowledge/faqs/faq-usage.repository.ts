/** How often each FAQ group was the answer. */
import type { AppId, FaqId, TenantId } from '@parrot/contract/core';
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { preparedStatement, type Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { faqAnswers } from './faqs.tables.ts';

export type AnswerCount = { tenantId: TenantId; appId: AppId; faqId: FaqId; day: string; count: number };

/** In a fixed order, so that concurrent transactions do not deadlock. Counts of deleted apps are dropped. */
export async function addAnswers(tx: Tx, counts: readonly AnswerCount[]): Promise<void> {
  await addCounts(tx, { counts: JSON.stringify(counts) });
}

const addCounts = preparedStatement(
  'add_faq_answers',
  (parameter) => sql`
  insert into ${faqAnswers} (tenant_id, app_id, faq_id, day, count)
  select counted."tenantId", counted."appId", counted."faqId", counted.day, counted.count
  from jsonb_to_recordset(${parameter('counts')}::jsonb)
    as counted ("tenantId" text, "appId" text, "faqId" text, day date, count int)
  join ${appsTable} on ${appsTable.id} = counted."appId"
  order by counted."tenantId", counted."appId", counted."faqId", counted.day
  on conflict (tenant_id, app_id, faq_id, day) do update set count = faq_answers.count + excluded.count`,
);

/** By group id; groups that were never the answer are missing. */
export async function answersSince(
  tx: Tx,
  appId: AppId,
  groupIds: readonly FaqId[],
  day: string,
): Promise<Map<FaqId, number>> {
  if (groupIds.length === 0) return new Map();
  const { faqId } = faqAnswers;
  const found = await tx
    .select({ faqId, count: sql<number>`sum(${faqAnswers.count})::int` })
    .from(faqAnswers)
    .where(and(eq(faqAnswers.appId, appId), inArray(faqId, [...groupIds]), gt(faqAnswers.day, day)))
    .groupBy(faqId);
  return new Map(found.map((each) => [each.faqId, each.count]));
}

/** The same for the current row, for sorting. */
export const answersOfRow = (day: string): SQL =>
  sql`(select coalesce(sum(faq_answers.count), 0) from faq_answers where faq_answers.tenant_id = faqs.tenant_id
    and faq_answers.app_id = faqs.app_id and faq_answers.faq_id = faqs.group_id and faq_answers.day > ${day}::date)`;

export async function deleteOldAnswers(tx: Tx, upTo: string): Promise<void> {
  await tx.delete(faqAnswers).where(lte(faqAnswers.day, upTo));
}
