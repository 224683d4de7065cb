/** The built server with its own database; it can be killed and restarted at the same address. */
import { startServerProcess } from '@parrot/testkit/process';
import { test as base } from '@playwright/test';
import type { Product } from './demo-server.ts';
import { newDemoStore } from './demo-store.ts';
import { startRelay } from './relay.ts';

export type RestartableServer = Product & {
  /** As a power failure would end it. */
  kill(): Promise<void>;
  /** On the same port, with the same database. */
  startAgain(): Promise<void>;
};

async function withServer(
  settings: Record<string, string>,
  use: (server: RestartableServer) => Promise<void>,
): Promise<void> {
  const store = await newDemoStore();
  const start = (port: string) =>
    startServerProcess({
      folder: store.folder,
      from: 'build',
      settings: {
        ...store.settings,
        ...settings,
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
}

export const test = base.extend<{ restartable: RestartableServer; relayed: RestartableServer }>({
  restartable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => withServer({}, use),
    { timeout: 300_000 },
  ],
  /** All calls go through a relay. */
  relayed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const relay = await startRelay();
      await withServer(relay.settings, use);
      relay.stop();
    },
    { timeout: 300_000 },
  ],
});
