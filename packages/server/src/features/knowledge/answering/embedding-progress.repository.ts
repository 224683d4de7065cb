import type { AppId, TenantId } from '@parrot/contract/core';
import { eq, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { lockAgainstDeletion } from '../../apps/index.ts';
import { type EmbeddingProgressRow, embeddingProgress } from './embeddings.tables.ts';

/** False if the app no longer exists. */
export async function saveProgress(tx: Tx, row: EmbeddingProgressRow): Promise<boolean> {
  if (!(await lockAgainstDeletion(tx, row.appId))) return false;
  const { encoder, done, total } = row;
  await tx
    .insert(embeddingProgress)
    .values(row)
    .onConflictDoUpdate({ target: embeddingProgress.appId, set: { encoder, done, total } });
  return true;
}

export async function findProgress(tx: Tx, appId: AppId): Promise<EmbeddingProgressRow | undefined> {
  const [found] = await tx.select().from(embeddingProgress).where(eq(embeddingProgress.appId, appId));
  return found;
}

/** Apps with texts left to embed, or embedded by another encoder. */
export const appsWithPendingEmbeddings = (
  tx: Tx,
  encoder: string,
): Promise<{ tenantId: TenantId; appId: AppId }[]> =>
  tx
    .select({ tenantId: embeddingProgress.tenantId, appId: embeddingProgress.appId })
    .from(embeddingProgress)
    .where(or(lt(embeddingProgress.done, embeddingProgress.total), ne(embeddingProgress.encoder, encoder)));
