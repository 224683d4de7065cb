/** Applies a change of settings, and describes conflicts. */
import { isDeepStrictEqual } from 'node:util';
import { type AppSettings, type Translations, textsFollowing } from '@parrot/contract/apps';
import { AppError, badField, DAY_MS, HOUR_MS, type LanguageCode, MINUTE_MS } from '@parrot/contract/core';

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
  { reset, appearance, palette, behaviour, gptData, translations }: SettingsChange,
): AppSettings {
  const base = <Name extends PartName>(name: Name) => (reset.includes(name) ? defaults : settings)[name];
  const before = base('appearance');
  const following =
    appearance?.botName === undefined
      ? {}
      : textsFollowing(
          { appearance: before, behaviour: settings.behaviour },
          { botName: appearance.botName },
        );
  const changed = {
    appearance: mergePart({ ...before, ...following }, appearance),
    palette: mergePart(base('palette'), palette),
    behaviour: mergePart(base('behaviour'), behaviour),
    gptData: mergePart(base('gptData'), gptData),
    translations: mergeTranslations(base('translations'), translations),
  };
  const { languageList, createAppLanguageList, defaultLanguageList, allowedDomains } = changed.behaviour;
  changed.behaviour.languageList = [...new Set(languageList)];
  changed.behaviour.createAppLanguageList = [...new Set(createAppLanguageList)];
  changed.behaviour.defaultLanguageList = [...new Set(defaultLanguageList)];
  changed.behaviour.allowedDomains = [...new Set(allowedDomains)];
  return changed;
}

export const areSettingsEqual = (one: AppSettings, other: AppSettings): boolean =>
  isDeepStrictEqual(one, other);

/** Refuses languages that the app cannot have, and the primary one among the others. */
export function requireLanguages({ behaviour }: Pick<AppSettings, 'behaviour'>, own: LanguageCode): void {
  const { languageList, createAppLanguageList, defaultLanguageList } = behaviour;
  const refuse = (list: keyof typeof behaviour, message: string): never => {
    throw badField(`behaviour.${list}`, message);
  };
  if (defaultLanguageList[0] !== own) refuse('defaultLanguageList', 'Put the bot’s main language first.');
  if (languageList.includes(own))
    refuse('languageList', 'This is already the bot’s main language. Choose other languages.');
  if (!createAppLanguageList.includes(own))
    refuse('createAppLanguageList', 'The bot’s main language must stay available.');
  const isUnavailable = (language: LanguageCode) => !createAppLanguageList.includes(language);
  if (languageList.some(isUnavailable))
    refuse('languageList', 'This language isn’t available for the app. Choose other languages.');
  if (defaultLanguageList.some(isUnavailable))
    refuse('defaultLanguageList', 'This language isn’t available for the app. Choose other languages.');
}

/** Makes `own` the primary language: texts nobody has edited follow it, and it leaves the other languages. */
export function withPrimaryLanguage(settings: AppSettings, own: LanguageCode): AppSettings {
  const { appearance, behaviour } = settings;
  const [before] = behaviour.defaultLanguageList;
  if (before === own) return settings;
  if (!behaviour.createAppLanguageList.includes(own))
    throw badField('language', 'This language isn’t available for the app. Choose another.');
  const without = (languages: LanguageCode[]) => languages.filter((language) => language !== own);
  return {
    ...settings,
    appearance: { ...appearance, ...textsFollowing(settings, { language: own }) },
    behaviour: {
      ...behaviour,
      languageList: without(behaviour.languageList),
      defaultLanguageList: [
        own,
        ...without(behaviour.defaultLanguageList).filter((language) => language !== before),
      ],
    },
  };
}

const PICTURES = ['avatarUrl', 'chatBackgroundImg'] as const;

/** The pictures that were not shown before, by the name of their setting. */
export const newPictures = (before: AppSettings, after: AppSettings): { name: string; address: string }[] =>
  PICTURES.filter((name) => after.appearance[name] !== before.appearance[name])
    .map((name) => ({ name: `appearance.${name}`, address: after.appearance[name] }))
    .filter(({ address }) => address !== '');

const SAVED_BY_OTHER = {
  settings: (name: string, ago: string) =>
    `${name} changed these settings ${ago}. Review the latest version and try again.`,
  flow: (name: string, ago: string) =>
    `${name} changed this flow ${ago}. Review the latest version and try again.`,
  response: (name: string, ago: string) =>
    `${name} changed this response ${ago}. Review the latest version and try again.`,
};
const savedByYou = (ago: string) =>
  `You changed this in another window ${ago}. Review the latest version and try again.`;

/** `name` is missing if the editor is unknown or left. */
type LastSave = { name: string | undefined; byCaller?: boolean; at: Date | null; now: Date };

/** The conflict for a second editor, naming the first if known. */
export function editConflict(
  what: keyof typeof SAVED_BY_OTHER,
  { name, byCaller, at, now }: LastSave,
): AppError {
  if (!name || !at) return new AppError('conflict');
  const when = ago(now.getTime() - at.getTime());
  return new AppError('conflict', {
    message: byCaller ? savedByYou(when) : SAVED_BY_OTHER[what](name, when),
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
