import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type MeaningRow, textMeanings } from './embeddings.tables.ts';

export const meaningsOf = (tx: Tx, encoder: string, hashes: readonly string[]): Promise<MeaningRow[]> =>
  tx
    .select()
    .from(textMeanings)
    .where(and(eq(textMeanings.encoder, encoder), inArray(textMeanings.hash, [...hashes])));

export async function insertMeanings(tx: Tx, rows: readonly MeaningRow[]): Promise<void> {
  await tx
    .insert(textMeanings)
    .values([...rows])
    .onConflictDoNothing();
}

export async function markUsed(
  tx: Tx,
  encoder: string,
  hashes: readonly string[],
  usedOn: Date,
): Promise<void> {
  await tx
    .update(textMeanings)
    .set({ usedOn })
    .where(and(eq(textMeanings.encoder, encoder), inArray(textMeanings.hash, [...hashes])));
}

export async function deleteUnused(tx: Tx, before: Date): Promise<void> {
  await tx.delete(textMeanings).where(lt(textMeanings.usedOn, before));
}
