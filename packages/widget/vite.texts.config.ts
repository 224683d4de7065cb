import { defineConfig } from 'vite';
import { precompress } from '../../scripts/vite-precompress.ts';

const LANGUAGES = ['en', 'es', 'de', 'fr', 'sv'];

/** The panel's words: a module for each language, of which a visitor loads one. */
export default defineConfig({
  plugins: [precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist/widget/texts',
    rolldownOptions: {
      input: Object.fromEntries(LANGUAGES.map((code) => [code, `src/texts/${code}.ts`])),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
