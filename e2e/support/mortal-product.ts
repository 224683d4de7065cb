/** The built product on the default store, in a folder of its own, which can be killed and comes back at the same address. */
import { rm } from 'node:fs/promises';
import { startServerProcess } from '@parrot/testkit/process';
import { preparedFolder } from '@parrot/testkit/stores';
import { test as base } from '@playwright/test';
import type { Product } from './product.ts';

export type MortalProduct = Product & {
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** On the port it had, with what lies in its folder. */
  startAgain(): Promise<void>;
};

export const test = base.extend<{ mortal: MortalProduct }>({
  mortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = await preparedFolder();
      const start = (port: string) =>
        startServerProcess({
          folder,
          from: 'build',
          settings: { PORT: port, SIGN_INS_PER_MINUTE: '10000' },
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
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
});
