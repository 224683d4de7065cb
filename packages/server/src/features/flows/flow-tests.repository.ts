import type { AppId, FlowTestId } from '@parrot/contract/core';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type FlowTestRow, flowTests } from './flows.tables.ts';

/** By name. */
export async function listTests(tx: Tx, appId: AppId): Promise<FlowTestRow[]> {
  return tx
    .select()
    .from(flowTests)
    .where(eq(flowTests.appId, appId))
    .orderBy(sql`lower(${flowTests.name})`, asc(flowTests.id));
}

export const countTests = (tx: Tx, appId: AppId): Promise<number> =>
  tx.$count(flowTests, eq(flowTests.appId, appId));

export async function insertTests(tx: Tx, rows: readonly FlowTestRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(flowTests).values([...rows]);
}

/** Undefined if the app has no such test. */
export async function updateTest(
  tx: Tx,
  appId: AppId,
  id: FlowTestId,
  changes: Pick<FlowTestRow, 'name' | 'turns' | 'savedBy' | 'savedAt'>,
): Promise<FlowTestRow | undefined> {
  const [changed] = await tx.update(flowTests).set(changes).where(oneTest(appId, id)).returning();
  return changed;
}

/** False if the app has no such test. */
export async function deleteTest(tx: Tx, appId: AppId, id: FlowTestId): Promise<boolean> {
  const gone = await tx.delete(flowTests).where(oneTest(appId, id)).returning({ id: flowTests.id });
  return gone.length > 0;
}

const oneTest = (appId: AppId, id: FlowTestId) => and(eq(flowTests.appId, appId), eq(flowTests.id, id));
