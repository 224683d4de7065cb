import { isDeepStrictEqual } from 'node:util';
import { type AppId, newId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import type { Tx } from '../../platform/index.ts';
import type { Versioned } from '../apps/index.ts';
import { compareFlows } from './compare-flows.policy.ts';
import { insertTests, listTests } from './flow-tests.repository.ts';
import { findFlow, insertFlow, updateFlow } from './flows.repository.ts';

/** Null if the app has no flow. */
export const flowVersioned: Versioned<'flow'> = {
  parts: ['flow'],
  async freeze(tx, { appId, language }) {
    const found = await findFlow(tx, appId);
    // The primary language is the app's; the flow follows it.
    return { flow: found ? { ...found.flow, language } : null };
  },
  async restore(tx, app, { flow }, change) {
    if (flow) await replaceFlow(tx, app, flow, change);
  },
  copy: copyFlow,
  compare: (from, to) => compareFlows(from.flow, to.flow),
};

/** Increments the flow's revision, so that an open designer gets a conflict. */
async function replaceFlow(
  tx: Tx,
  { tenantId, appId }: { tenantId: TenantId; appId: AppId },
  flow: Flow,
  { by, at }: { by: UserId; at: Date },
): Promise<void> {
  const present = await findFlow(tx, appId);
  if (!present) return insertFlow(tx, { tenantId, appId, flow, savedBy: by, savedAt: at });
  if (isDeepStrictEqual(present.flow, flow)) return;
  await updateFlow(tx, appId, { flow, savedBy: by, savedAt: at });
}

/** Copies the recorded tests too, and no secrets. */
async function copyFlow(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const original = await findFlow(tx, from);
  if (original) {
    const { revision: _, ...flow } = original;
    await insertFlow(tx, { ...flow, appId: to });
  }
  const tests = await listTests(tx, from);
  await insertTests(
    tx,
    tests.map((test) => ({ ...test, id: newId('ftt'), appId: to })),
  );
}
