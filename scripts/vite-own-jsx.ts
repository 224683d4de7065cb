import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RENDERING = fileURLToPath(new URL('../packages/widget/src/rendering/element.ts', import.meta.url));

/** The widget's JSX calls `h` of its own rendering: shorter than what the automatic runtime makes of it. */
export const ownJsx = {
  plugin: {
    name: 'own-jsx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => ({
        code: `import { h, Fragment } from ${JSON.stringify(RENDERING)};${code}`,
        map: null,
      }),
    },
  } satisfies Plugin as Plugin,
  // Without what the development of React needs, also in tests.
  oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment', development: false } } as const,
};
