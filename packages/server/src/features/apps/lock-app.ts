/** Locks an app for a change until the transaction ends. */
import { AppError, type AppId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { appScopeOf } from './app-access.policy.ts';
import { findAppForUpdate } from './apps.repository.ts';
import type { AppRow } from './apps.tables.ts';

/** Also archived apps. Refuses with 'not_found' if the caller cannot see it. */
export async function lockApp(tx: Tx, caller: Caller, appId: AppId): Promise<AppRow> {
  const app = await findAppForUpdate(tx, appId, appScopeOf(caller));
  if (!app) throw new AppError('not_found');
  return app;
}

/** As `lockApp`, but refuses archived apps with 'app_archived'. */
export async function lockEditableApp(tx: Tx, caller: Caller, appId: AppId): Promise<AppRow> {
  const app = await lockApp(tx, caller, appId);
  if (app.archivedAt) throw new AppError('app_archived');
  return app;
}
