import type { AppId } from '@parrot/contract/core';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type FlowRow, flows } from './flows.tables.ts';

/** Undefined if the app has no flow. */
export async function findFlow(tx: Tx, appId: AppId): Promise<FlowRow | undefined> {
  const [found] = await tx.select().from(flows).where(eq(flows.appId, appId));
  return found;
}

export async function insertFlow(tx: Tx, row: Omit<FlowRow, 'revision'>): Promise<void> {
  await tx.insert(flows).values(row);
}

/** Increments its revision. Call it with the app locked. */
export async function updateFlow(
  tx: Tx,
  appId: AppId,
  changes: Pick<FlowRow, 'flow' | 'savedBy' | 'savedAt'>,
): Promise<FlowRow | undefined> {
  const [changed] = await tx
    .update(flows)
    .set({ ...changes, revision: sql`${flows.revision} + 1` })
    .where(eq(flows.appId, appId))
    .returning();
  return changed;
}

/** Whether a flow of the tenant contains this text anywhere. Reads every flow: for rare checks. */
export async function isTextInFlows(tx: Tx, text: string): Promise<boolean> {
  const [found] = await tx
    .select({ appId: flows.appId })
    .from(flows)
    .where(sql`strpos(${flows.flow}::text, ${text}) > 0`)
    .limit(1);
  return found !== undefined;
}
