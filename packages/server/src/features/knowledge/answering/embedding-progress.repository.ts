import type { AppId, TenantId } from '@parrot/contract/core';
import { eq, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { lockAgainstDeletion } from '../../apps/index.ts';
import { type AppMeaningsRow, appMeanings } from './embeddings.tables.ts';

/** False if the app no longer exists. */
export async function saveProgress(tx: Tx, row: AppMeaningsRow): Promise<boolean> {
  if (!(await lockAgainstDeletion(tx, row.appId))) return false;
  const { encoder, done, total } = row;
  await tx
    .insert(appMeanings)
    .values(row)
    .onConflictDoUpdate({ target: appMeanings.appId, set: { encoder, done, total } });
  return true;
}

export async function findProgress(tx: Tx, appId: AppId): Promise<AppMeaningsRow | undefined> {
  const [found] = await tx.select().from(appMeanings).where(eq(appMeanings.appId, appId));
  return found;
}

/** Where something is left to learn, or another encoder has learnt it. */
export const unfinished = (tx: Tx, encoder: string): Promise<{ tenantId: TenantId; appId: AppId }[]> =>
  tx
    .select({ tenantId: appMeanings.tenantId, appId: appMeanings.appId })
    .from(appMeanings)
    .where(or(lt(appMeanings.done, appMeanings.total), ne(appMeanings.encoder, encoder)));
