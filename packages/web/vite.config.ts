import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { fewFiles } from '../../scripts/vite-few-files.ts';
import { lightContract } from '../../scripts/vite-light-contract.ts';
import { noJsonSchema } from '../../scripts/vite-no-json-schema.ts';
import { ownRuntimes } from '../../scripts/vite-own-runtimes.ts';
import { precompress } from '../../scripts/vite-precompress.ts';
import { pureSchemas } from '../../scripts/vite-pure-schemas.ts';
import { textFiles } from '../../scripts/vite-text-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = 'http://127.0.0.1:3000';
const served = (path: string, ws = false) => ({ [path]: { target: SERVER, ws } });

/** Vite bundles only modules, which run after the page is rendered; this script must run before. */
function beforeStart(): Plugin {
  const source = readFileSync(here('src/before-start.js'));
  const fileName = `assets/before-start-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  let building = false;
  return {
    name: 'before-start',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { src: building ? `/${fileName}` : '/src/before-start.js' },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * The entry imports the application on demand, so that it can request the page in the address first; what
 * every page needs is requested by the document.
 */
const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file): HtmlTagDescriptor[] => {
        if (file.type !== 'chunk' || file.name !== 'start' || html.includes(file.fileName)) return [];
        const styles = [...(file.viteMetadata?.importedCss ?? [])];
        return [
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` } },
          ...styles.map((style) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${style}` },
          })),
        ];
      }),
  },
};

/** The login page has its own routes; in development each of them serves its page, as the server does. */
const accountsRoutes: Plugin = {
  name: 'accounts-routes',
  configureServer: ({ middlewares }) => void middlewares.use(openAccountsPage),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(openAccountsPage),
};

const openAccountsPage: Connect.NextHandleFunction = (request, _response, next) => {
  const path = new URL(request.url ?? '/', SERVER).pathname;
  if (/^\/accounts(\/[\w-]*)*$/.test(path)) request.url = '/accounts/index.html';
  next();
};

const proxy = {
  ...served('/api'),
  ...served('/widget'),
  ...served('/try'),
  ...served('/pictures'),
  ...served('/desk-socket', true),
  ...served('/inapp-notification-socket', true),
  ...served('/visitor-socket', true),
};

/** In the order in which new users reach them. */
const DOORS = {
  landing: { start: here('src/app/main.tsx'), pages: [here('src/areas/landing/landing-page.tsx')] },
  signIn: { start: here('src/areas/accounts/main.tsx') },
  home: {
    start: here('src/app/home.tsx'),
    pages: [here('src/app/routed-pages.tsx'), here('src/app/home.tsx')],
  },
  apps: {
    start: here('src/areas/studio/apps/apps-page.tsx'),
    pages: [here('src/areas/studio/apps/apps-page.tsx')],
  },
  deskSoon: {
    start: here('src/areas/desk/actions/desk-actions.tsx'),
    pages: [
      'areas/desk/actions/desk-actions.tsx',
      'shared/targets/due-timer.tsx',
      'shared/targets/load-dues.ts',
    ].map((path) => here(`src/${path}`)),
  },
  desk: {
    start: here('src/areas/desk/chats-page.tsx'),
    // The rest of the contract and of the call client is loaded with the first conversation or call.
    packages: [
      'call-client/src/call-state.ts',
      'contract/src/calls/desk-calls.events.ts',
      'contract/src/core/access/access.ts',
      'contract/src/core/access/functions.ts',
      'contract/src/core/ids.ts',
      'contract/src/core/read-user-agent.ts',
      'contract/src/core/text/blank-text.ts',
      'contract/src/core/text/rich-text.ts',
      'contract/src/core/text/text-parts.ts',
    ].map((path) => here(`../${path}`)),
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    beforeStart(),
    preloadStart,
    accountsRoutes,
    lightContract(here('../contract/src/'), here('src/')),
    pureSchemas(here('../contract/src/')),
    noJsonSchema,
    textFiles(here('src/locales/')),
    precompress(),
  ],
  resolve: {
    alias: ownRuntimes,
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: here('index.html'), accounts: here('accounts/index.html') },
      output: { codeSplitting: { groups: fewFiles(here('src/'), DOORS) } },
    },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
});
