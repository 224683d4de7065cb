import type { Versioned } from '../versions/versioned.ts';
import { compareSettings } from './compare-settings.policy.ts';
import { copySettings, replaceSettings } from './settings.repository.ts';

/** The settings of an app, and their language. */
export const settingsVersioned: Versioned<'language' | 'settings'> = {
  parts: ['language', 'settings'],
  freeze: async (_tx, { language, settings }) => ({ language, settings }),
  restore: (tx, { appId }, { language, settings }, { by, at }) =>
    replaceSettings(tx, appId, { language, settings, settingsSavedBy: by, settingsSavedAt: at }),
  copy: copySettings,
  compare: compareSettings,
};
