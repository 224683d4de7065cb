import { defineConfig } from 'vitest/config';
import { IS_JUST_BUILT } from './packages/testkit/src/just-built.ts';
import { builtModules } from './scripts/vite-built-modules.ts';
import { ownJsx } from './scripts/vite-own-jsx.ts';
import { ownRuntimes } from './scripts/vite-own-runtimes.ts';

/** Uses the packages that were just built, so that no project has to transform them again. */
const conditions = IS_JUST_BUILT ? [] : ['source'];
const packages = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const plugins = IS_JUST_BUILT ? [builtModules] : [];
const deps = IS_JUST_BUILT
  ? { external: [/\/packages\/[a-z-]+\/dist\//] }
  : // Dependencies of the AI SDK export their own sources under that condition, which Node can't load.
    { inline: [/node_modules\/(ai|@ai-sdk|eventsource-parser)\//] };

/** A larger young generation, so that short-lived objects are collected less often. */
const execArgv = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Generous timeouts: they only end tests that hang, and a busy machine can be ten times slower. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 150_000 } } };

/** Test files of a worker share their imports: loading them for each file took half of the test time. */
const onNode = { execArgv, ...patience, isolate: false, server: { deps } };

/** Of the server, without a database. */
const withoutStore = [
  'packages/server/src/**/*.policy.test.ts',
  'packages/server/src/platform/settings/**/*.test.ts',
];

const browserLike = (name: string, environment: object) => ({
  ...packages,
  resolve: { ...packages.resolve, alias: ownRuntimes },
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.{ts,tsx}'],
    server: { deps },
    ...environment,
  },
});

/**
 * One jsdom per worker, cleaned after each test: loading the application for each file took longer than the
 * tests.
 */
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
    // By default the runner leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...packages,
        plugins,
        test: {
          name: 'node',
          include: [
            'packages/{contract,flow-engine,answer-engine,encoder,call-client,testkit}/src/**/*.test.ts',
            ...withoutStore,
            'scripts/**/*.test.ts',
          ],
          ...onNode,
        },
      },
      {
        ...packages,
        plugins,
        test: {
          name: 'postgres',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: withoutStore,
          globalSetup: './packages/testkit/src/store/before-postgres.ts',
          ...onNode,
        },
      },
      browserLike('web', keptBrowser),
      {
        ...browserLike('widget', {
          environment: '../web/src/testing/shared-jsdom.ts',
          setupFiles: ['./src/testing/clean-page.ts'],
          ...patience,
          isolate: false,
        }),
        plugins: [ownJsx.plugin],
        oxc: ownJsx.oxc,
      },
    ],
  },
});
