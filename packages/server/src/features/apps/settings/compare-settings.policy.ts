/** The differences between the settings of two versions, as texts. */
import {
  type AppSettings,
  appSettings,
  type TopicAnswerLevels,
  type TranslatedTexts,
  topicPathText,
  translatedTexts,
  type VersionChange,
} from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';

type Settings = { language: LanguageCode; settings: AppSettings };
type FieldPart = Exclude<keyof AppSettings, 'translations'>;

/** The language first. */
export const compareSettings = (from: Settings, to: Settings): VersionChange[] => [
  ...fieldChange('language', 'language', from.language, to.language),
  ...changedFieldsOfSettings(from.settings, to.settings),
  ...changedTranslations(from.settings, to.settings),
];

/** In the order of the contract; jsonb has its own. */
const SETTINGS = (['appearance', 'palette', 'behaviour', 'gptData'] satisfies FieldPart[]).flatMap((part) =>
  Object.keys(appSettings.shape[part].shape).map((field) => ({ part, field })),
);

const changedFieldsOfSettings = (from: AppSettings, to: AppSettings): VersionChange[] =>
  SETTINGS.flatMap(({ part, field }) =>
    fieldChange(
      'setting',
      `${part}.${field}`,
      formatSetting(from[part], field),
      formatSetting(to[part], field),
    ),
  );

const TRANSLATED = Object.keys(translatedTexts.shape) as (keyof TranslatedTexts)[];

const changedTranslations = (from: AppSettings, to: AppSettings): VersionChange[] =>
  LANGUAGES.flatMap((language) =>
    TRANSLATED.flatMap((field) =>
      fieldChange(
        'setting',
        `translations.${language}.${field}`,
        from.translations[language]?.[field] ?? '',
        to.translations[language]?.[field] ?? '',
      ),
    ),
  );

/** A setting as text; empty if the version is older than the setting. */
function formatSetting(part: object, field: string): string {
  const value: unknown = Reflect.get(part, field) ?? '';
  if (field === 'topicAnswerLevels' && value)
    return (value as TopicAnswerLevels)
      .map(({ path, level }) => `${topicPathText(path)}: ${level}`)
      .join(', ');
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const fieldChange = (
  what: VersionChange['what'],
  name: string,
  before: string,
  after: string,
): VersionChange[] => (before === after ? [] : [{ kind: 'changed', what, name, before, after }]);
