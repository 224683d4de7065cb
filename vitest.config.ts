import { defineConfig } from 'vitest/config';
import { suitesOnPglite } from './packages/testkit/src/store/both-stores.ts';

/** Workspace packages are read from their sources, so that a test never runs against a stale build. */
const fromSource = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

/** The files of a worker share what they import: reading it anew for each took as long as half of the tests. */
const onNode = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  isolate: false,
  // What the AI SDK stands on has sources of its own under that condition, which Node can't read.
  server: { deps: { inline: [/node_modules\/(ai|@ai-sdk|eventsource-parser)\//] } },
};

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
        ...fromSource,
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
  ...fromSource,
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.{ts,tsx}'], ...environment },
});

/** One browser a worker, cleaned after each test: reading the application anew for each file took longer than the tests. */
const keptBrowser = {
  environment: './src/testing/kept-jsdom.ts',
  setupFiles: ['./src/testing/setup.ts'],
  testTimeout: 40_000,
  isolate: false,
};

export default defineConfig({
  ...fromSource,
  test: {
    // Left to itself the runner keeps one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...fromSource,
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
      browserLike('widget', { environment: '../web/src/testing/kept-jsdom.ts', isolate: false }),
    ],
  },
});
