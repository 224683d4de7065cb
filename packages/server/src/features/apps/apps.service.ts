/** Creating, reading and duplicating apps. */
import { type App, type AppSettings, defaultSettings, type GptData } from '@parrot/contract/apps';
import { AppError, type AppId, type LanguageCode, type TenantId, type UserId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { appScopeOf } from './app-access.policy.ts';
import * as repository from './apps.repository.ts';
import type { CreateApp } from './create-app.ts';
import type { PresentApps } from './list/present-apps.ts';
import { applySettingsChange, requireLanguages } from './settings/settings.policy.ts';
import type { Content } from './versions/content.ts';

type NewApp = { appName: string; appType: App['appType']; language: LanguageCode };
type FirstSettings = {
  languageList?: LanguageCode[];
  gptData?: { [Name in keyof GptData]?: GptData[Name] | undefined } | undefined;
};

/** Gives a new app its first flow, if its type has one. Implemented by the flows slice. */
export type StartFlow = (
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId; by: UserId } & NewFlow,
  at: Date,
) => Promise<void>;
type NewFlow = { appType: App['appType']; language: LanguageCode; settings: AppSettings };

type AppWithContent = NewApp & {
  description: string;
  /** The template of the app, for the activity entry. */
  from: Record<string, string>;
};

type Needs = {
  createApp: CreateApp;
  content: Pick<Content, 'copy'>;
  startFlow: StartFlow;
  presentApps: PresentApps;
};

export type AppsService = ReturnType<typeof createAppsService>;

export function createAppsService(
  { database, clock, heavyWork }: Pick<Platform, 'database' | 'clock' | 'heavyWork'>,
  { createApp, content, startFlow, presentApps }: Needs,
) {
  const findRow = async (tx: Tx, caller: Caller, appId: AppId) => {
    const row = await repository.findApp(tx, appId, appScopeOf(caller));
    if (!row) throw new AppError('not_found');
    return row;
  };

  /** The app as presented to the caller, read inside the caller's transaction. */
  const readApp = async (tx: Tx, caller: Caller, appId: AppId): Promise<App> => {
    const [app] = await presentApps(tx, caller, [await findRow(tx, caller, appId)], 'UTC');
    if (!app) throw new AppError('not_found');
    return app;
  };

  return {
    readApp,

    create: (caller: Caller, { appName, appType, language, ...first }: NewApp & FirstSettings) =>
      database.tenant(caller.tenantId, async (tx) => {
        const settings = newSettings(appName, language, first);
        const app = { name: appName, type: appType, language, settings, status: 'Created' as const };
        const now = clock.now();
        const appId = await createApp(tx, caller, now, app, { action: 'app.created' });
        const { tenantId, userId: by } = caller;
        await startFlow(tx, { tenantId, appId, by, appType, language, settings }, now);
        return readApp(tx, caller, appId);
      }),

    /** `addContent` adds the content in the same transaction, including the flow if the type has one. */
    createWithContent: (
      caller: Caller,
      { appName, appType, language, description, from }: AppWithContent,
      addContent: (tx: Tx, appId: AppId, at: Date) => Promise<void>,
    ) =>
      database.tenant(caller.tenantId, async (tx) => {
        const settings = defaultSettings(appName, language);
        const status = 'draft' as const;
        const app = { name: appName, type: appType, language, description, settings, status };
        const now = clock.now();
        const appId = await createApp(tx, caller, now, app, { action: 'app.created', values: from });
        await addContent(tx, appId, now);
        return readApp(tx, caller, appId);
      }),

    /** Does not copy conversations, members, versions or secrets. */
    duplicate: (caller: Caller, appId: AppId, appName: string) =>
      heavyWork.run(caller.tenantId, () =>
        database.tenant(caller.tenantId, async (tx) => {
          const { name, type, language, description, status } = await findRow(tx, caller, appId);
          const copy = {
            name: appName,
            type,
            language,
            description,
            settings: defaultSettings(appName, language),
            status: status === 'Created' ? status : ('draft' as const),
          };
          const entry = { action: 'app.duplicated' as const, values: { from: name } };
          const id = await createApp(tx, caller, clock.now(), copy, entry);
          await content.copy(tx, appId, id);
          return readApp(tx, caller, id);
        }),
      ),

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

function newSettings(
  appName: string,
  language: LanguageCode,
  { languageList = [], gptData }: FirstSettings,
): AppSettings {
  const defaults = defaultSettings(appName, language);
  const change = {
    behaviour: { languageList, defaultLanguageList: [language, ...languageList] },
    gptData,
    reset: [],
  };
  const settings = applySettingsChange(defaults, defaults, change);
  requireLanguages(settings, language);
  return settings;
}
