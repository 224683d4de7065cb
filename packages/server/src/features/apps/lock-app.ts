/** An app that is about to be changed: nobody else changes it before the transaction is over. */
import { AppError, type AppId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { appScopeOf } from './apps.policy.ts';
import { findAppForUpdate } from './apps.repository.ts';
import type { AppRow } from './apps.tables.ts';

/** Archived or not. Refuses with 'not_found' what is closed to the caller. */
export async function lockApp(tx: Tx, caller: Caller, appId: AppId): Promise<AppRow> {
  const app = await findAppForUpdate(tx, appId, appScopeOf(caller));
  if (!app) throw new AppError('not_found');
  return app;
}

/** As `holdApp`, and refuses with 'app_archived' what was put away. */
export async function lockEditableApp(tx: Tx, caller: Caller, appId: AppId): Promise<AppRow> {
  const app = await lockApp(tx, caller, appId);
  if (app.archivedAt) throw new AppError('app_archived');
  return app;
}
