import { defineConfig } from 'vite';

/** The script a page embeds: classic, so that it needs nothing but its one line. The server packs it, once it has told it of its bot. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  build: {
    target: 'es2022',
    outDir: 'dist/widget',
    emptyOutDir: true,
    lib: {
      entry: 'src/loader/main.ts',
      formats: ['iife'],
      name: 'ParrotLoader',
      fileName: () => 'parrot.js',
    },
    // All of it runs at once. Browsers that know this word compile it while it arrives, and not on the page's main thread.
    rolldownOptions: { output: { postBanner: '//# allFunctionsCalledOnLoad' } },
  },
});
