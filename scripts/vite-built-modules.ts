/**
 * Tests that import a sibling module get the built one, which the rest of the product uses, so that no module
 * is loaded twice.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = /^(.*\/packages\/[a-z-]+)\/src\/(.+)\.ts$/;

export const builtModules: Plugin = {
  name: 'built-modules',
  enforce: 'pre',
  resolveId(wanted, importer) {
    if (!importer || !wanted.startsWith('.')) return;
    const [, home, module] = SOURCE.exec(resolve(dirname(importer), wanted)) ?? [];
    // Modules that exist for tests only are not built, and are resolved as usual.
    const built = `${home}/dist/${module}.js`;
    return existsSync(built) ? built : undefined;
  },
};
