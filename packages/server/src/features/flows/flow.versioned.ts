/** An app's flow as it begins, as a version keeps it, brought back from one, and copied with the app. */
import { isDeepStrictEqual } from 'node:util';
import type { AppSettings, AppType } from '@parrot/contract/apps';
import { type AppId, type LanguageCode, newId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import { blankFlow } from '@parrot/flow-engine';

import type { Tx } from '../../platform/index.ts';
import { insertTests, listTests } from './flow-tests.repository.ts';
import { findFlow, insertFlow, updateFlow } from './flows.repository.ts';

type OwnApp = { tenantId: TenantId; appId: AppId; by: UserId };
type NewApp = OwnApp & { appType: AppType; language: LanguageCode; settings: AppSettings };

/** Q&A and GenAI apps have none: what they do follows from their settings. */
export async function startFlow(
  tx: Tx,
  { tenantId, appId, by, appType, language, settings }: NewApp,
  at: Date,
): Promise<void> {
  if (appType !== 'FUNCTIONAL' && appType !== 'CUSTOM') return;
  const flow = blankFlow(language, settings, appType);
  await insertFlow(tx, { tenantId, appId, flow, savedBy: by, savedAt: at });
}

export const flowForVersion = async (tx: Tx, appId: AppId): Promise<{ flow: Flow | null }> => ({
  flow: (await findFlow(tx, appId))?.flow ?? null,
});

/** Whoever has the designer open meanwhile is told: its revision is another then. */
export async function replaceFlow(
  tx: Tx,
  { tenantId, appId, by }: OwnApp,
  flow: Flow,
  at: Date,
): Promise<void> {
  const present = await findFlow(tx, appId);
  if (!present) return insertFlow(tx, { tenantId, appId, flow, savedBy: by, savedAt: at });
  if (isDeepStrictEqual(present.flow, flow)) return;
  await updateFlow(tx, appId, { flow, savedBy: by, savedAt: at });
}

/** With the conversations that were recorded for it; secrets stay where they were given. */
export async function copyFlow(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const drawn = await findFlow(tx, from);
  if (drawn) {
    const { revision: _, ...flow } = drawn;
    await insertFlow(tx, { ...flow, appId: to });
  }
  const tests = await listTests(tx, from);
  await insertTests(
    tx,
    tests.map((test) => ({ ...test, id: newId('ftt'), appId: to })),
  );
}
