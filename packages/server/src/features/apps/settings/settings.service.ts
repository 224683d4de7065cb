/**
 * Saves settings and details as a builder edits. Concurrent editors get a conflict instead of overwriting
 * each other.
 */
import { type App, type AppSettings, defaultSettings, defaultsOfApp } from '@parrot/contract/apps';
import { AppError, type AppId, badField, type LanguageCode, MINUTE_MS } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity, recordActivityOnce } from '../../activity/index.ts';
import { userNames, usersByIds } from '../../users/index.ts';
import { incrementRevision, updateApp } from '../apps.repository.ts';
import type { AppsService } from '../apps.service.ts';
import type { AppRow } from '../apps.tables.ts';
import { appEdited } from '../apps.topics.ts';
import { lockEditableApp } from '../lock-app.ts';
import { isUploadedPicture } from '../pictures/app-pictures.repository.ts';
import {
  applySettingsChange,
  areSettingsEqual,
  editConflict,
  newPictures,
  requireLanguages,
  type SettingsChange,
  withPrimaryLanguage,
} from './settings.policy.ts';
import { saveDetails } from './settings.repository.ts';

const ACTIVITY_INTERVAL_MS = 15 * MINUTE_MS;

type Saved = { app: App; settings: AppSettings; revision: number };
type Details = {
  appName?: string | undefined;
  description?: string | undefined;
  language?: LanguageCode | undefined;
  appType?: 'Q&A' | 'GenAI' | undefined;
};

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService(
  { database, outbox, clock }: Platform,
  { readApp }: Pick<AppsService, 'readApp'>,
) {
  const refuseConflict = async (tx: Tx, caller: Caller, app: AppRow): Promise<never> => {
    const { settingsSavedBy: by, settingsSavedAt: at } = app;
    const names = await userNames(tx, by ? [by] : []);
    const name = by ? names.get(by) : undefined;
    throw editConflict('settings', { name, byCaller: by === caller.userId, at, now: clock.now() });
  };

  const recordChange = (tx: Tx, caller: Caller, app: AppRow): Promise<void> => {
    const entry = { action: 'app.settingsChanged', subjectId: app.id, subjectName: app.name } as const;
    return recordActivityOnce(tx, caller, clock.now(), entry, ACTIVITY_INTERVAL_MS);
  };

  const saveSettings = async (tx: Tx, caller: Caller, app: AppRow, settings: AppSettings): Promise<void> => {
    await updateApp(tx, app.id, {
      settings,
      settingsRevision: app.settingsRevision + 1,
      settingsSavedBy: caller.userId,
      settingsSavedAt: clock.now(),
    });
  };

  const publishEdited = (tx: Tx, { tenantId, id: appId, parrotId }: AppRow) =>
    outbox.write(tx, appEdited, { tenantId, key: appId, payload: { appId, parrotId } });

  return {
    /** The settings of a new app, in the caller's language unless another is given. */
    defaults: async (caller: Caller, botName: string, language?: LanguageCode): Promise<AppSettings> => {
      if (language) return defaultSettings(botName, language);
      const { tenantId, userId } = caller;
      const users = await database.tenant(tenantId, (tx) => usersByIds(tx, [userId]));
      return defaultSettings(botName, users.get(userId)?.language);
    },

    update: (
      caller: Caller,
      appId: AppId,
      { revision, ...change }: SettingsChange & { revision: number },
    ): Promise<Saved> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockEditableApp(tx, caller, appId);
        if (app.settingsRevision !== revision) await refuseConflict(tx, caller, app);
        const defaults = defaultsOfApp({ appName: app.name, language: app.language }, app.settings);
        const settings = applySettingsChange(app.settings, defaults, change);
        requireLanguages(settings, app.language);
        await requireUploadedPictures(tx, app.settings, settings);
        if (areSettingsEqual(settings, app.settings))
          return { app: await readApp(tx, caller, appId), settings, revision };

        await incrementRevision(tx, appId, caller.userId, clock.now());
        await saveSettings(tx, caller, app, settings);
        await recordChange(tx, caller, app);
        publishEdited(tx, app);
        return { app: await readApp(tx, caller, appId), settings, revision: revision + 1 };
      }),

    updateDetails: (caller: Caller, appId: AppId, wanted: Details): Promise<Saved> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockEditableApp(tx, caller, appId);
        const { appName: name = app.name, description = app.description, language = app.language } = wanted;
        const type = wanted.appType ?? app.type;
        // An app with a flow keeps its type.
        if (type !== app.type && app.type !== 'Q&A' && app.type !== 'GenAI')
          throw new AppError('bad_input', { message: 'The type of this app can’t be changed.' });
        const isRenamed = name !== app.name;
        const typeOrDescriptionChanged = type !== app.type || description !== app.description;
        const languageChanged = language !== app.language;
        const settings = withPrimaryLanguage(app.settings, language);
        const settingsChanged = !areSettingsEqual(settings, app.settings);

        if (isRenamed || languageChanged || typeOrDescriptionChanged) {
          const now = clock.now();
          await saveDetails(tx, appId, { name, description, language, type });
          // Versions contain the language, but not name, description and type.
          if (languageChanged) await incrementRevision(tx, appId, caller.userId, now);
          else await updateApp(tx, appId, { updatedBy: caller.userId, updatedAt: now });
          if (settingsChanged) await saveSettings(tx, caller, app, settings);
          if (isRenamed) {
            const values = { before: app.name, after: name };
            const entry = { action: 'app.renamed', subjectId: appId, subjectName: name, values } as const;
            await recordActivity(tx, caller, now, entry);
          }
          if (languageChanged || typeOrDescriptionChanged) await recordChange(tx, caller, { ...app, name });
          publishEdited(tx, app);
        }
        const revision = app.settingsRevision + (settingsChanged ? 1 : 0);
        return { app: await readApp(tx, caller, appId), settings, revision };
      }),
  };
}

async function requireUploadedPictures(tx: Tx, before: AppSettings, after: AppSettings): Promise<void> {
  for (const { name, address } of newPictures(before, after)) {
    if (await isUploadedPicture(tx, address)) continue;
    throw badField(name, 'Please upload the image.');
  }
}
