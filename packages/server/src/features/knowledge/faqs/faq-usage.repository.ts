/** How often each FAQ group was the answer. */
import type { AppId, FaqId, TenantId } from '@parrot/contract/core';
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { faqAnswers } from './faqs.tables.ts';

/** In a fixed order, so that concurrent transactions do not deadlock. */
export async function addAnswers(
  tx: Tx,
  { tenantId, appId, day }: { tenantId: TenantId; appId: AppId; day: string },
  counts: ReadonlyMap<FaqId, number>,
): Promise<void> {
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  const { tenantId: tenant, appId: app, faqId, day: on } = faqAnswers;
  await tx
    .insert(faqAnswers)
    .values(rows.map(([faqId, count]) => ({ tenantId, appId, faqId, day, count })))
    .onConflictDoUpdate({
      target: [tenant, app, faqId, on],
      set: { count: sql`faq_answers.count + excluded.count` },
    });
}

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
