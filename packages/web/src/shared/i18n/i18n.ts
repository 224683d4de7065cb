/** The texts of the interface: one JSON file per area in `locales/<language>`, loaded with the area. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { CustomTypeOptions } from 'i18next';
import shell from '../../locales/en/shell.json';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { languageAtStart, wantedLanguage } from './language.ts';
import { createTextCatalog, type TextTree } from './text-catalog.ts';
import { hasTexts, loadTextFile } from './text-files.ts';

export type Namespace = keyof CustomTypeOptions['resources'];

/** The languages with texts. */
export const shippedLanguages = LANGUAGES.filter(hasTexts);

/** Only the files of one language are loaded. If one can't be, the English texts are better than none. */
async function loadInLanguage(language: string, namespace: string): Promise<TextTree> {
  try {
    return (await loadTextFile(language, namespace)).default;
  } catch (error) {
    if (language === 'en') throw error;
    console.error(`texts '${namespace}' in '${language}' failed to load; showing English`, error);
    return (await loadTextFile('en', namespace)).default;
  }
}

const IS_PRODUCTION = import.meta.env.MODE === 'production';

export const texts = createTextCatalog('shell', {
  load: loadInLanguage,
  // In production a gap is left blank rather than filled with a key or a placeholder.
  onMissingText: (key) => {
    if (IS_PRODUCTION) return '';
    throw new Error(`No text for '${key}'`);
  },
  onMissingValue: (placeholder, text) => {
    if (IS_PRODUCTION) return '';
    throw new Error(`No value for ${placeholder} in '${text}'`);
  },
});
texts.add('en', 'shell', shell);

type LoadWithLanguage = (language: LanguageCode) => Promise<void>;
const loaders: LoadWithLanguage[] = [];

/** Loads more than texts, now and for every other language before the interface changes to it. */
export async function loadWithLanguage(load: LoadWithLanguage): Promise<void> {
  loaders.push(load);
  if (texts.language) await load(texts.language as LanguageCode);
}

const loadOthers = (language: LanguageCode) => Promise.all(loaders.map((load) => load(language)));

/** Call once, before the first render, with the stores loaded. */
export async function startTexts(): Promise<void> {
  texts.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await texts.changeLanguage(languageAtStart(shippedLanguages));
  await loadOthers(texts.language as LanguageCode);
  useAppearanceStore.subscribe(
    ({ language }) => void changeLanguage(wantedLanguage(language, shippedLanguages)),
  );
}

/** Rejects if they can't be loaded, in English neither. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await texts.loadNamespaces(namespaces);
}

let chosen: LanguageCode;

/** The texts loaded so far are loaded in the new language first; then everything shown changes at once. */
async function changeLanguage(language: LanguageCode): Promise<void> {
  chosen = language;
  if (language === texts.language) return;
  await loadOthers(language);
  if (language === chosen) await texts.changeLanguage(language);
}
