/** The texts of the interface: one JSON file per area in `locales/<language>`, loaded with the area. */
import { LANGUAGES } from '@parrot/contract/core';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import shell from '../../locales/en/shell.json';
import { useAppearanceStore } from '../../state/appearance-store.ts';

type Texts = { default: ResourceKey };
const files = import.meta.glob<Texts>('../../locales/*/*.json');

/** The languages with texts; English is always loaded and fills gaps. */
export const shippedLanguages = LANGUAGES.filter((language) =>
  Object.keys(files).some((file) => file.includes(`/locales/${language}/`)),
);

const textFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = files[`../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts '${namespace}' in '${language}'`), null);
    load().then(
      (texts) => done(null, texts.default),
      (error: Error) => done(error, null),
    );
  },
};

/** Call once, before the first render. */
export async function startTexts(): Promise<void> {
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: useAppearanceStore.getState().language,
      fallbackLng: 'en',
      supportedLngs: shippedLanguages,
      ns: ['shell'],
      defaultNS: 'shell',
      resources: { en: { shell } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
      saveMissing: import.meta.env.MODE !== 'production',
      missingKeyHandler: (_languages, namespace, key) => {
        throw new Error(`No text for '${namespace}:${key}'`);
      },
    });
  document.documentElement.lang = i18next.language;
}

export { i18next as texts };
