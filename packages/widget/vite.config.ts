import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { ownJsx } from '../../scripts/vite-own-jsx.ts';
import { precompress } from '../../scripts/vite-precompress.ts';

const LANGUAGES = ['en', 'es', 'de', 'fr', 'sv'];
/** What the panel loads on first use: `src/<name>/main.ts` becomes `<name>.js`. */
const PARTS = ['extras', 'call', 'handover'];
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const OUTPUT = file('dist/widget');

type Input = string | Record<string, string>;
type Output = { entryFileNames: string; format?: 'es' | 'iife'; postBanner?: string };

/**
 * A script that imports no other file statically; `docs/engineering/decisions/2026-11-17-one-widget-build.md` says why.
 */
const bundle = (input: Input, output: Output): EnvironmentOptions => ({
  consumer: 'client',
  // An environment doesn't inherit this. Built from the sources, so that nothing has to be compiled before.
  resolve: { conditions: ['source'] },
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: { format: 'es', assetFileNames: 'preview[extname]', ...output },
    },
  },
});

const textFiles = Object.fromEntries(
  LANGUAGES.flatMap((code) => [
    [code, file(`src/texts/${code}.ts`)],
    [`extras-${code}`, file(`src/texts/extras/${code}.ts`)],
    [`call-${code}`, file(`src/texts/call/${code}.ts`)],
  ]),
);

/** The server writes the launcher config into the loader and compresses the result. */
const compressed: Plugin = { ...precompress(), applyToEnvironment: ({ name }) => name !== 'loader' };

const bundles: Record<string, EnvironmentOptions> = {
  panel: bundle(file('src/panel/main.tsx'), { entryFileNames: 'panel.js' }),
  ...Object.fromEntries(
    PARTS.map((name) => [name, bundle(file(`src/${name}/main.ts`), { entryFileNames: `${name}.js` })]),
  ),
  texts: bundle(textFiles, { entryFileNames: 'texts/[name].js' }),
  preview: bundle(file('src/preview/preview.html'), { entryFileNames: 'preview.js' }),
  // Pages embed it without `type="module"`. Browsers that know the hint compile it off the main thread.
  loader: bundle(file('src/loader/main.ts'), {
    entryFileNames: 'parrot.js',
    format: 'iife',
    postBanner: '//# allFunctionsCalledOnLoad',
  }),
};

/** The widget: the script a page embeds, and the modules that it loads with `import()`. */
export default defineConfig({
  root: file('src/preview'),
  base: './',
  plugins: [ownJsx.plugin, compressed],
  oxc: ownJsx.oxc,
  build: { target: 'es2022', outDir: OUTPUT, modulePreload: { polyfill: false } },
  environments: bundles,
  builder: {
    async buildApp({ build, environments }) {
      await rm(OUTPUT, { recursive: true, force: true });
      for (const name of Object.keys(bundles)) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
});
