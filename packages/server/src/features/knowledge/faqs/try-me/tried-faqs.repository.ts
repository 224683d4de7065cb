/** FAQs that a builder tries out in Try me, visible to that builder only. */
import type { AppId, FaqId, UserId } from '@parrot/contract/core';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../../../../platform/index.ts';
import { type TriedFaqRow, triedFaqs } from '../faqs.tables.ts';

const of = (appId: AppId, userId: UserId) => and(eq(triedFaqs.appId, appId), eq(triedFaqs.userId, userId));

export async function triedFaqsOf(tx: Tx, appId: AppId, userId: UserId, since: Date): Promise<TriedFaqRow[]> {
  return tx
    .select()
    .from(triedFaqs)
    .where(and(of(appId, userId), gt(triedFaqs.triedAt, since)))
    .orderBy(desc(triedFaqs.triedAt), desc(triedFaqs.id));
}

export async function insertTried(tx: Tx, row: TriedFaqRow): Promise<void> {
  await tx.insert(triedFaqs).values(row);
}

export async function deleteTried(tx: Tx, appId: AppId, userId: UserId, faqId: FaqId): Promise<boolean> {
  const gone = await tx
    .delete(triedFaqs)
    .where(and(of(appId, userId), eq(triedFaqs.id, faqId)))
    .returning({ id: triedFaqs.id });
  return gone.length > 0;
}

export async function deleteExpiredTried(tx: Tx, appId: AppId, userId: UserId, before: Date): Promise<void> {
  await tx.delete(triedFaqs).where(and(of(appId, userId), lte(triedFaqs.triedAt, before)));
}
