/** Puts all of ours that was compiled into one file: to read nine hundred took a third of a start. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const BUNDLE = fileURLToPath(new URL('dist/product/', import.meta.url));

/** What lies beside a module is found from there, wherever the module itself goes. */
const whereItWas: Plugin = {
  name: 'where-it-was',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return;
    const address = JSON.stringify(relative(BUNDLE, id));
    return {
      code: code.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`),
      map: null,
    };
  },
};

export default defineConfig({
  plugins: [whereItWas],
  // Only what is ours: others may have reasons to lie where they do.
  ssr: { noExternal: [/^@parrot\//], external: true },
  build: { ssr: 'dist/main.js', outDir: BUNDLE, target: 'node20', minify: false },
});
