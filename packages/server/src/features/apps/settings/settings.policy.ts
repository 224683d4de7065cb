/** Applies a change of settings, and describes conflicts. */
import { isDeepStrictEqual } from 'node:util';
import { type AppSettings, type Translations, textsFollowing } from '@parrot/contract/apps';
import {
  AppError,
  badField,
  DAY_MS,
  ERRORS,
  HOUR_MS,
  type LanguageCode,
  MINUTE_MS,
} from '@parrot/contract/core';

type PartName = keyof AppSettings;
type Some<Part> = { [Name in keyof Part]?: Part[Name] | undefined };
export type SettingsChange = {
  [Name in Exclude<PartName, 'translations'>]?: Some<AppSettings[Name]> | undefined;
} & {
  translations?: Translations | undefined;
  reset: readonly PartName[];
};

/**
 * Resets the named parts first, then sets the named fields. Texts that were derived from the bot's name
 * follow a new name.
 */
export function applySettingsChange(
  settings: AppSettings,
  defaults: AppSettings,
  { reset, appearance, palette, behaviour, translations }: SettingsChange,
): AppSettings {
  const base = <Name extends PartName>(name: Name) => (reset.includes(name) ? defaults : settings)[name];
  const before = base('appearance');
  const following = appearance?.botName === undefined ? {} : textsFollowing(before, appearance.botName);
  const changed = {
    appearance: mergePart({ ...before, ...following }, appearance),
    palette: mergePart(base('palette'), palette),
    behaviour: mergePart(base('behaviour'), behaviour),
    translations: mergeTranslations(base('translations'), translations),
  };
  const { languageList, allowedDomains } = changed.behaviour;
  changed.behaviour.languageList = [...new Set(languageList)];
  changed.behaviour.allowedDomains = [...new Set(allowedDomains)];
  return changed;
}

export const areSettingsEqual = (one: AppSettings, other: AppSettings): boolean =>
  isDeepStrictEqual(one, other);

/** Refuses a list of other languages that contains the primary one. */
export function requireOtherLanguages({ behaviour }: AppSettings, own: LanguageCode): void {
  if (!behaviour.languageList.includes(own)) return;
  const message = 'The bot speaks this language already. Please choose others.';
  throw badField('behaviour.languageList', message);
}

/** Removes the primary language from the other languages. */
export const withPrimaryLanguage = (settings: AppSettings, own: LanguageCode): AppSettings => ({
  ...settings,
  behaviour: {
    ...settings.behaviour,
    languageList: settings.behaviour.languageList.filter((language) => language !== own),
  },
});

const PICTURES = ['avatarUrl', 'chatBackgroundImg'] as const;

/** The pictures that were not shown before, by the name of their setting. */
export const newPictures = (before: AppSettings, after: AppSettings): { name: string; address: string }[] =>
  PICTURES.filter((name) => after.appearance[name] !== before.appearance[name])
    .map((name) => ({ name: `appearance.${name}`, address: after.appearance[name] }))
    .filter(({ address }) => address !== '');

/** The conflict for a second editor, naming the first if known. */
export function editConflict(
  by: string | undefined,
  at: Date | null,
  now: Date,
  what = 'other settings',
): AppError {
  if (!by || !at) return new AppError('conflict');
  return new AppError('conflict', {
    message: `${by} saved ${what} ${ago(now.getTime() - at.getTime())}. ${ERRORS.conflict.message}`,
  });
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;
/** A duration, as the clocks of server and user may differ. */
function ago(ms: number): string {
  const [unit, length] = UNITS.find((entry) => ms >= entry[1]) ?? [];
  if (!unit || !length) return 'just now';
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(ms / length), unit);
}

/** Merged text by text; an empty text removes the translation. */
function mergeTranslations(before: Translations, change: Translations | undefined): Translations {
  const after: Translations = { ...before };
  for (const [language, texts] of Object.entries(change ?? {})) {
    const all = { ...after[language as LanguageCode], ...texts };
    const nonEmpty = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
    after[language as LanguageCode] = nonEmpty;
    if (Object.keys(nonEmpty).length === 0) delete after[language as LanguageCode];
  }
  return after;
}

const mergePart = <Part extends object>(part: Part, change: Some<Part> | undefined): Part => ({
  ...part,
  ...change,
});
