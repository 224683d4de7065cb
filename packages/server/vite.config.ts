/**
 * Bundles what a start needs into one file: loading a thousand modules took two thirds of it. The file is
 * CommonJS, which can be loaded with cached code.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const BUNDLE = fileURLToPath(new URL('dist/product/', import.meta.url));

/** Loaded on demand, or native, or found by their location. */
const NOT_BUNDLED = [
  '@ai-sdk/azure',
  '@ai-sdk/openai',
  '@ai-sdk/openai-compatible',
  '@electric-sql/pglite',
  '@napi-rs/image',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'ai',
  'cheerio',
  'mammoth',
  'nodemailer',
  'onnxruntime-node',
  'openid-client',
  'pdfkit',
  'pg-native',
  'prom-client',
  'stripe',
  'unpdf',
];

/** Files next to a module are resolved from its original location, wherever the module is bundled to. */
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

/** A script with cached code has no `import()` of its own; `load-cached.ts` passes this one. */
const IMPORT = new RegExp(`\\bimport\\((?="(?:${NOT_BUNDLED.join('|')})["/])`, 'g');

/** V8 holds a source with any other character at two bytes for each. */
const NOT_ASCII = /[^\0-\x7f]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const loadableFromCache: Plugin = {
  name: 'loadable-from-cache',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry)
        chunk.code = chunk.code.replace(IMPORT, 'importModule(').replace(NOT_ASCII, escaped);
  },
};

export default defineConfig({
  plugins: [whereItWas, loadableFromCache],
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: 'dist/main.js',
    outDir: BUNDLE,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'server.cjs',
        chunkFileNames: 'assets/[name]-[hash].cjs',
      },
    },
  },
});
