/** FAQs deleted together, stored for a while so that they can be restored. */
import type { AppId } from '@parrot/contract/core';
import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { deletedFaqs, type FaqRow } from './faqs.tables.ts';

export async function storeDeleted(
  tx: Tx,
  deletion: Omit<typeof deletedFaqs.$inferInsert, 'faqs'>,
  faqs: readonly FaqRow[],
): Promise<void> {
  await tx.insert(deletedFaqs).values({ ...deletion, faqs: [...faqs] });
}

/** Undefined if there is none, or it expired. */
export async function restoreDeleted(tx: Tx, appId: AppId, undoId: string): Promise<FaqRow[] | undefined> {
  const [taken] = await tx
    .delete(deletedFaqs)
    .where(and(eq(deletedFaqs.appId, appId), eq(deletedFaqs.undoId, undoId)))
    .returning({ faqs: deletedFaqs.faqs });
  return taken?.faqs.map(asRow);
}

export async function purgeDeleted(tx: Tx, appId: AppId, before: Date): Promise<void> {
  await tx.delete(deletedFaqs).where(and(eq(deletedFaqs.appId, appId), lte(deletedFaqs.deletedAt, before)));
}

/** Dates are stored as text. */
const asRow = (stored: Record<string, unknown>): FaqRow => {
  const row = stored as FaqRow;
  const at = (moment: Date | null) => moment && new Date(moment);
  return {
    ...row,
    textAt: new Date(row.textAt),
    originalAt: at(row.originalAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
};
