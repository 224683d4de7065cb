/** Tests that ask for a module beside them get it as it was built: the product under them reads that one, and none is read twice. */
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
    // What is there for tests only is not built, and is found as ever.
    const built = `${home}/dist/${module}.js`;
    return existsSync(built) ? built : undefined;
  },
};
