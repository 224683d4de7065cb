import type { AppId, TenantId } from '@parrot/contract/core';
import { eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type AppMeaningsRow, appMeanings } from './embeddings.tables.ts';

/** False where the app is gone. */
export async function noteProgress(tx: Tx, row: AppMeaningsRow): Promise<boolean> {
  const { tenantId, appId, encoder, done, total } = row;
  const found = await tx.execute(sql`
    insert into app_meanings (app_id, tenant_id, encoder, done, total)
    select id, ${tenantId}, ${encoder}, ${done}, ${total} from apps where id = ${appId}
    on conflict (app_id) do update set encoder = excluded.encoder, done = excluded.done, total = excluded.total
    returning app_id`);
  return (found as unknown as { rows: unknown[] }).rows.length > 0;
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
