import { defineConfig } from 'vitest/config';

/** Workspace packages are read from their sources, so that a test never runs against a stale build. */
const fromSource = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

const browserLike = (name: string) => ({
  ...fromSource,
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
  },
});

export default defineConfig({
  ...fromSource,
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'node',
          include: [
            'packages/{contract,flow-engine,answer-engine,server,testkit}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      browserLike('web'),
      browserLike('widget'),
    ],
  },
});
