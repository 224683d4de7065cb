import { defineConfig } from 'vite';
import { precompress } from '../../scripts/vite-precompress.ts';
import { preactCore } from './vite.panel.config.ts';

/** The page in which the Studio shows the widget: its own bundle, so that it costs visitors nothing. */
export default defineConfig({
  plugins: [precompress()],
  root: 'src/preview',
  base: './',
  resolve: { conditions: ['source'] },
  oxc: preactCore,
  build: {
    target: 'es2022',
    outDir: '../../dist/widget',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/preview/preview.html',
      output: { entryFileNames: 'preview.js', assetFileNames: 'preview[extname]' },
    },
  },
});
