/** The files of texts: one per area and language. `scripts/vite-text-files.ts` replaces this module in the build. */
import type { TextTree } from './text-catalog.ts';

type TextFile = { default: TextTree };
const files = import.meta.glob<TextFile>('../../locales/*/*.json');

export const hasTexts = (language: string): boolean =>
  Object.keys(files).some((file) => file.includes(`/locales/${language}/`));

export function loadTextFile(language: string, namespace: string): Promise<TextFile> {
  const load = files[`../../locales/${language}/${namespace}.json`];
  return load ? load() : Promise.reject(new Error(`No texts '${namespace}' in '${language}'`));
}
