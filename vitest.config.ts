import { defineConfig } from 'vitest/config';
import { IS_JUST_BUILT } from './packages/testkit/src/just-built.ts';
import { suitesOnPglite } from './packages/testkit/src/store/both-stores.ts';
import { builtModules } from './scripts/vite-built-modules.ts';

/** Packages that were just built are read as such: that spares turning each file into one that runs, for each project anew. */
const conditions = IS_JUST_BUILT ? [] : ['source'];
const packages = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const plugins = IS_JUST_BUILT ? [builtModules] : [];
const deps = IS_JUST_BUILT
  ? { external: [/\/packages\/[a-z-]+\/dist\//] }
  : // What the AI SDK stands on has sources of its own under that condition, which Node can't read.
    { inline: [/node_modules\/(ai|@ai-sdk|eventsource-parser)\//] };

/** Room for what is soon forgotten, so that it is tidied away less often: a test is full of it. */
const execArgv = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** They end what hangs. A machine that others keep busy can be ten times slower than it is by itself, and that is no fault. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** The files of a worker share what they import: reading it anew for each took as long as half of the tests. */
const onNode = { execArgv, ...patience, isolate: false, server: { deps } };

/** `npm test` finds a PostgreSQL server or starts one. It does the same work with less. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
/** What is about the whole product, and not about the store under it. */
const onAnyStore = [
  'packages/server/src/app/inventory/**/*.test.ts',
  'packages/server/src/platform/http/**/*.test.ts',
];
const onPostgres = hasPostgres
  ? [
      {
        ...packages,
        plugins,
        test: {
          name: 'postgres',
          include: ['packages/server/src/features/**/*.test.ts', ...onAnyStore],
          // What decides alone needs no store; a crash needs one on disk.
          exclude: ['**/*.policy.test.ts', '**/crash.test.ts'],
          env: { TEST_STORE: 'postgres' },
          globalSetup: './packages/testkit/src/store/before-postgres.ts',
          ...onNode,
        },
      },
    ]
  : [];

const browserLike = (name: string, environment: object) => ({
  ...packages,
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.{ts,tsx}'],
    server: { deps },
    ...environment,
  },
});

/** One browser a worker, cleaned after each test: reading the application anew for each file took longer than the tests. */
const keptBrowser = {
  execArgv,
  environment: './src/testing/shared-jsdom.ts',
  setupFiles: ['./src/testing/setup.ts'],
  ...patience,
  isolate: false,
};

export default defineConfig({
  ...packages,
  test: {
    // Left to itself the runner keeps one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...packages,
        plugins,
        test: {
          name: 'node',
          include: [
            'packages/{contract,flow-engine,answer-engine,encoder,testkit}/src/**/*.test.ts',
            'packages/server/src/{app,platform}/**/*.test.ts',
            ...suitesOnPglite(!hasPostgres || process.env.TEST_STORES === 'both'),
            'scripts/**/*.test.ts',
          ],
          exclude: hasPostgres ? onAnyStore : [],
          globalSetup: './packages/testkit/src/store/before-pglite.ts',
          ...onNode,
        },
      },
      ...onPostgres,
      browserLike('web', keptBrowser),
      browserLike('widget', { environment: '../web/src/testing/shared-jsdom.ts', isolate: false }),
    ],
  },
});
