import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type EmbeddingRow, textEmbeddings } from './embeddings.tables.ts';

export const findEmbeddings = (tx: Tx, encoder: string, hashes: readonly string[]): Promise<EmbeddingRow[]> =>
  tx
    .select()
    .from(textEmbeddings)
    .where(and(eq(textEmbeddings.encoder, encoder), inArray(textEmbeddings.hash, [...hashes])));

export async function insertEmbeddings(tx: Tx, rows: readonly EmbeddingRow[]): Promise<void> {
  await tx
    .insert(textEmbeddings)
    .values([...rows])
    .onConflictDoNothing();
}

export async function markEmbeddingsUsed(
  tx: Tx,
  encoder: string,
  hashes: readonly string[],
  usedOn: Date,
): Promise<void> {
  await tx
    .update(textEmbeddings)
    .set({ usedOn })
    .where(and(eq(textEmbeddings.encoder, encoder), inArray(textEmbeddings.hash, [...hashes])));
}

export async function deleteUnusedEmbeddings(tx: Tx, before: Date): Promise<void> {
  await tx.delete(textEmbeddings).where(lt(textEmbeddings.usedOn, before));
}
