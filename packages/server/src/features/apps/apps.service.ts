/** Apps as people make them, look at them and copy them. */
import { type App, defaultSettings } from '@parrot/contract/apps';
import { AppError, type AppId, type LanguageCode } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { memberNames } from '../team/index.ts';
import { readerOf } from './app-lists.policy.ts';
import { findListedApp } from './app-lists.repository.ts';
import { circleOf } from './apps.policy.ts';
import { presentApp } from './apps.present.ts';
import * as repository from './apps.repository.ts';
import { makeApp } from './make-app.ts';

type NewApp = { appName: string; appType: App['appType']; language: LanguageCode };

/** Gives an app all that another one knows. Given by whoever keeps that knowledge. */
export type CopyKnowledge = (tx: Tx, from: AppId, to: AppId) => Promise<void>;

export type AppsService = ReturnType<typeof createAppsService>;

export function createAppsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { copyKnowledge }: { copyKnowledge: CopyKnowledge },
) {
  /** The app as people see it, inside a transaction that may have changed it. */
  const readApp = async (tx: Tx, caller: Caller, appId: AppId): Promise<App> => {
    const found = await findListedApp(tx, appId, readerOf(caller, clock.now(), 'UTC'));
    if (!found) throw new AppError('not_found');
    const { updatedBy, createdBy } = found.app;
    return presentApp(found, await memberNames(tx, [updatedBy, createdBy]), caller.userId);
  };

  const findRow = async (tx: Tx, caller: Caller, appId: AppId) => {
    const row = await repository.findApp(tx, appId, circleOf(caller));
    if (!row) throw new AppError('not_found');
    return row;
  };

  return {
    readApp,

    create: (caller: Caller, { appName, appType, language }: NewApp) =>
      database.tenant(caller.tenantId, async (tx) => {
        const settings = defaultSettings(appName);
        const app = { name: appName, type: appType, language, settings, status: 'Created' as const };
        const id = await makeApp(tx, caller, clock.now(), app, { act: 'app.created' });
        return readApp(tx, caller, id);
      }),

    /** What visitors said, who has access and what was published stays with the original. */
    duplicate: (caller: Caller, appId: AppId, appName: string) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { name, type, language, description, settings, status } = await findRow(tx, caller, appId);
        const copy = {
          name: appName,
          type,
          language,
          description,
          settings,
          status: status === 'Created' ? status : ('draft' as const),
        };
        const deed = { act: 'app.duplicated' as const, values: { from: name } };
        const id = await makeApp(tx, caller, clock.now(), copy, deed);
        await copyKnowledge(tx, appId, id);
        return readApp(tx, caller, id);
      }),

    isNameTaken: (caller: Caller, appName: string) =>
      database.tenant(caller.tenantId, (tx) => repository.isNameTaken(tx, appName)),

    details: (caller: Caller, appId: AppId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await readApp(tx, caller, appId);
        const { settings, settingsRevision } = await findRow(tx, caller, appId);
        return { app, settings, revision: settingsRevision };
      }),
  };
}
