import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/vite-precompress.ts';
import { preactCore } from './vite.panel.config.ts';

/** What few visitors need: a module that the panel imports from beside itself, and lends its own Preact. */
export default defineConfig({
  plugins: [precompress()],
  resolve: {
    conditions: ['source'],
    alias: { preact: fileURLToPath(new URL('src/extras/borrowed-preact.ts', import.meta.url)) },
  },
  oxc: preactCore,
  build: {
    target: 'es2022',
    outDir: 'dist/widget',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/extras/main.ts',
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'extras.js' },
    },
  },
});
