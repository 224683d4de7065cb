import { defineConfig } from 'vite';
import { precompress } from '../../scripts/vite-precompress.ts';

/** Preact's core has `h` anyway; its JSX runtime would be a second one. */
export const preactCore = {
  jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
  jsxInject: `import { h, Fragment } from 'preact'`,
} as const;

/** The panel: a module that the loader imports from beside itself. */
export default defineConfig({
  plugins: [precompress()],
  resolve: { conditions: ['source'] },
  oxc: preactCore,
  build: {
    target: 'es2022',
    outDir: 'dist/widget',
    emptyOutDir: false,
    // Not library mode, which leaves the white space of modules in.
    rolldownOptions: {
      input: 'src/panel/main.tsx',
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'panel.js' },
    },
  },
});
