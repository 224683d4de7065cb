import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = /\/shared\/i18n\/text-files\.ts$/;
const FILE = /^([a-z]{2})[\\/]([\w-]+)\.json$/;

/**
 * Files of texts with one hash for all of them. As chunks of their own they would have a name each, and every
 * page would load the list of all names in all languages, 5 KB.
 */
export function textFiles(locales: string): Plugin {
  const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((path) => {
      const [, language, namespace] = FILE.exec(path) ?? [];
      const text = language && JSON.stringify(JSON.parse(readFileSync(join(locales, path), 'utf8')));
      return text
        ? [{ language, name: `texts-${language}-${namespace}`, code: `export default ${text};` }]
        : [];
    });
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const languages = [...new Set(texts.map(({ language }) => language))];
  return {
    name: 'text-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler: () => `
        const languages = ${JSON.stringify(languages)};
        export const hasTexts = (language) => languages.includes(language);
        export const loadTextFile = (language, namespace) =>
          import(/* @vite-ignore */ \`./texts-\${language}-\${namespace}-${hash}.js\`);`,
    },
    generateBundle() {
      for (const { name, code } of texts)
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.js`, source: code });
    },
  };
}
