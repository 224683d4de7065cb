/** Settings by path, such as 'palette.brandColor': changed, saved and refused one by one. */
import {
  type AppSettings,
  appSettings,
  type TranslatedTexts,
  type Translations,
  translatedTexts,
} from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type * as z from 'zod';

const PARTS = ['appearance', 'palette', 'behaviour', 'gptData'] as const;
type Part = (typeof PARTS)[number];
type FlatPart<P extends Part> = {
  [Name in keyof AppSettings[P] & string as `${P}.${Name}`]: AppSettings[P][Name];
};
export type TextName = keyof TranslatedTexts;
export const TEXT_NAMES = Object.keys(translatedTexts.shape) as TextName[];
export type TranslationPath = `translations.${LanguageCode}.${TextName}`;
/** A missing translation is empty here. */
type FlatTranslations = Record<TranslationPath, string>;
export type FlatSettings = FlatPart<'appearance'> &
  FlatPart<'palette'> &
  FlatPart<'behaviour'> &
  FlatPart<'gptData'> &
  FlatTranslations;
export type SettingPath = keyof FlatSettings;
/** The paths of settings of this type. */
export type PathOf<Value> = {
  [Path in SettingPath]: FlatSettings[Path] extends Value ? Path : never;
}[SettingPath];
export type Changes = Partial<FlatSettings>;

export const translationPath = (language: LanguageCode, name: TextName): TranslationPath =>
  `translations.${language}.${name}`;

export const TRANSLATION_PATHS: readonly TranslationPath[] = LANGUAGES.flatMap((language) =>
  TEXT_NAMES.map((name) => translationPath(language, name)),
);
const FIELD_PATHS = PARTS.flatMap((part) =>
  Object.keys(appSettings.shape[part].shape).map((name) => `${part}.${name}` as SettingPath),
);

/** The language and text of a translation path; undefined for other paths. */
export function translationAt(path: string): { language: LanguageCode; name: TextName } | undefined {
  const [part, language, name] = path.split('.');
  return part === 'translations' ? { language: language as LanguageCode, name: name as TextName } : undefined;
}

export const flatten = (settings: AppSettings): FlatSettings =>
  Object.fromEntries([
    ...FIELD_PATHS.map((path) => {
      const [part, name] = path.split('.') as [Part, string];
      return [path, Reflect.get(settings[part], name)];
    }),
    ...TRANSLATION_PATHS.map((path) => {
      const [, language, name] = path.split('.') as [string, LanguageCode, TextName];
      return [path, settings.translations[language]?.[name] ?? ''];
    }),
  ]) as FlatSettings;

/** Removes empty translations. */
export const nested = (flat: FlatSettings): AppSettings => {
  const nonEmpty = keepIf(flat, (path) => !translationAt(path) || flat[path] !== '');
  const empty = { appearance: {}, palette: {}, behaviour: {}, gptData: {}, translations: {} };
  return { ...empty, ...byPart(nonEmpty) } as AppSettings;
};

type ByPart = { [P in Part]?: Partial<AppSettings[P]> } & { translations?: Translations };

/** The changes as a call body: only the changed fields of the changed parts. */
export function byPart(changes: Changes): ByPart {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(changes)) {
    const text = translationAt(path);
    const [part, name] = path.split('.') as [string, string];
    const before = parts[part] ?? {};
    parts[part] = { ...before, [name]: text ? { ...(before[name] ?? {}), [text.name]: value } : value };
  }
  return parts;
}

export const pathsOf = (changes: object): SettingPath[] => Object.keys(changes) as SettingPath[];

export const keepIf = <Some extends object>(changes: Some, wanted: (path: SettingPath) => boolean): Some =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => wanted(path as SettingPath))) as Some;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The contract's rule for a setting. */
export function ruleOf(path: SettingPath): z.ZodType {
  const text = translationAt(path);
  if (text) return appSettings.shape.translations.valueType.shape[text.name].unwrap();
  const [part, name] = path.split('.') as [Part, string];
  return Reflect.get(appSettings.shape[part].shape, name) as z.ZodType;
}
