import type { AppSettings, AppType } from '@parrot/contract/apps';
import type { AppId, LanguageCode, TenantId, UserId } from '@parrot/contract/core';
import { blankFlow } from '@parrot/flow-engine';
import type { Tx } from '../../platform/index.ts';
import { insertFlow } from './flows.repository.ts';

type NewApp = {
  tenantId: TenantId;
  appId: AppId;
  by: UserId;
  appType: AppType;
  language: LanguageCode;
  settings: AppSettings;
};

/** Gives a new app its first flow. Q&A and GenAI apps have none: their settings decide what they do. */
export async function startFlow(
  tx: Tx,
  { tenantId, appId, by, appType, language, settings }: NewApp,
  at: Date,
): Promise<void> {
  if (appType !== 'FUNCTIONAL' && appType !== 'CUSTOM') return;
  const flow = blankFlow(language, settings, appType);
  await insertFlow(tx, { tenantId, appId, flow, savedBy: by, savedAt: at });
}
