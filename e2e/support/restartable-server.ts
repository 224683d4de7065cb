/** The built server with its own database; it can be killed and restarted at the same address. */
import { startServerProcess } from '@parrot/testkit/process';
import { test as base } from '@playwright/test';
import type { Product } from './demo-server.ts';
import { newDemoStore } from './demo-store.ts';

export type RestartableServer = Product & {
  /** As a power failure would end it. */
  kill(): Promise<void>;
  /** On the same port, with the same database. */
  startAgain(): Promise<void>;
};

export const test = base.extend<{ restartable: RestartableServer }>({
  restartable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const store = await newDemoStore();
      const start = (port: string) =>
        startServerProcess({
          folder: store.folder,
          from: 'build',
          settings: {
            ...store.settings,
            PORT: port,
            SIGN_INS_PER_MINUTE: '10000',
            SIGN_UPS_PER_HOUR: '10000',
          },
        });
      let server = await start('0');
      const { url } = server;
      await use({
        url,
        kill: () => server.kill(),
        startAgain: async () => {
          server = await start(new URL(url).port);
        },
      });
      await server.stop();
      await store.drop();
    },
    { timeout: 300_000 },
  ],
});
