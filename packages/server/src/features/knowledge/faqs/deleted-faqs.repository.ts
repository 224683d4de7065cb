/** FAQs deleted or merged together, stored as they were for a while so that they can be restored. */
import { type AppId, LIMITS, MINUTE_MS } from '@parrot/contract/core';
import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { deletedFaqs, type FaqRow } from './faqs.tables.ts';

/** Removes those that expired. */
export async function storeDeleted(
  tx: Tx,
  deletion: Omit<typeof deletedFaqs.$inferInsert, 'faqs'>,
  faqs: readonly FaqRow[],
): Promise<void> {
  const { appId, deletedAt } = deletion;
  const expired = new Date(deletedAt.getTime() - LIMITS.faqUndoMinutes * MINUTE_MS);
  await tx.delete(deletedFaqs).where(and(eq(deletedFaqs.appId, appId), lte(deletedFaqs.deletedAt, expired)));
  await tx.insert(deletedFaqs).values({ ...deletion, faqs: [...faqs] });
}

/** Undefined if there is none, or it expired. */
export async function takeDeleted(
  tx: Tx,
  appId: AppId,
  undoId: string,
): Promise<{ rows: FaqRow[]; deletedAt: Date } | undefined> {
  const [taken] = await tx
    .delete(deletedFaqs)
    .where(and(eq(deletedFaqs.appId, appId), eq(deletedFaqs.undoId, undoId)))
    .returning({ faqs: deletedFaqs.faqs, deletedAt: deletedFaqs.deletedAt });
  return taken && { rows: taken.faqs.map(asRow), deletedAt: taken.deletedAt };
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
