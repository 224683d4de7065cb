/** The texts of the interface: one JSON file per area in `locales/<language>`, loaded with the area. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import i18next, { type BackendModule, type CustomTypeOptions, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import shell from '../../locales/en/shell.json';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { languageAtStart, wantedLanguage } from './language.ts';
import { withPluralForms } from './plural-forms.ts';

type Texts = { default: ResourceKey };
export type Namespace = keyof CustomTypeOptions['resources'];
const files = import.meta.glob<Texts>('../../locales/*/*.json');

/** The languages with texts. */
export const shippedLanguages = LANGUAGES.filter((language) =>
  Object.keys(files).some((file) => file.includes(`/locales/${language}/`)),
);

const loadFile = (language: string, namespace: string): Promise<Texts> => {
  const load = files[`../../locales/${language}/${namespace}.json`];
  return load ? load() : Promise.reject(new Error(`No texts '${namespace}' in '${language}'`));
};

/** Only the files of one language are loaded. If one can't be, the English texts are better than none. */
const textFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadFile(language, namespace)
      .catch((error: Error) => {
        if (language === 'en') throw error;
        console.error(`texts '${namespace}' in '${language}' failed to load; showing English`, error);
        return loadFile('en', namespace);
      })
      .then(
        (texts) => done(null, withPluralForms(texts.default, language)),
        (error: Error) => done(error, null),
      );
  },
};

type LoadWithLanguage = (language: LanguageCode) => Promise<void>;
const loaders: LoadWithLanguage[] = [];

/** Loads more than texts, now and for every other language before the interface changes to it. */
export async function loadWithLanguage(load: LoadWithLanguage): Promise<void> {
  loaders.push(load);
  if (i18next.language) await load(i18next.language as LanguageCode);
}

const loadOthers = (language: LanguageCode) => Promise.all(loaders.map((load) => load(language)));

const IS_PRODUCTION = import.meta.env.MODE === 'production';

/** Call once, before the first render, with the stores loaded. */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: languageAtStart(shippedLanguages),
      fallbackLng: false,
      supportedLngs: shippedLanguages,
      ns: ['shell'],
      defaultNS: 'shell',
      resources: { en: { shell } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
      saveMissing: !IS_PRODUCTION,
      missingKeyHandler: (_languages, namespace, key) => {
        throw new Error(`No text for '${namespace}:${key}'`);
      },
      // In production a gap is left blank rather than filled with a key or a placeholder.
      parseMissingKeyHandler: (_key, byDefault) => byDefault ?? '',
      missingInterpolationHandler: (text, match: string[]) => {
        if (IS_PRODUCTION) return '';
        throw new Error(`No value for ${match[0]} in '${text}'`);
      },
    });
  await loadOthers(i18next.language as LanguageCode);
  useAppearanceStore.subscribe(
    ({ language }) => void changeLanguage(wantedLanguage(language, shippedLanguages)),
  );
}

/** Rejects if they can't be loaded, in English neither. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  if (missing.length) throw new Error(`No texts '${missing.join("', '")}'`);
}

let chosen: LanguageCode;

/** The texts loaded so far are loaded in the new language first; then everything shown changes at once. */
async function changeLanguage(language: LanguageCode): Promise<void> {
  chosen = language;
  if (language === i18next.language) return;
  await loadOthers(language);
  if (language === chosen) await i18next.changeLanguage(language);
}

export { i18next as texts };
