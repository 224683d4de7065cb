/** The whole product on its own database and a free port, with a movable clock. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParrotServer } from '@parrot/server/app';
import type { Driver } from '@parrot/server/platform';
import { openTestStore } from '../store/postgres-store.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';
import { NO_LIMITS } from './no-limits.ts';
import { type RunningServer, runningServer } from './running-server.ts';
import { testPlansFile } from './test-plans.ts';

export type TestServer = RunningServer & { clock: MovableClock; server: ParrotServer; stop(): Promise<void> };

type TestServerOptions = {
  settings?: Record<string, string>;
  /** A database and a clock that outlive the server, for a test that starts another one. */
  driver?: Driver;
  clock?: MovableClock;
};

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  // Imported lazily: most journeys only need tenants and sockets, with the product in another process.
  const [{ createServer }, { listStoredMail, readSettings }] = await Promise.all([
    import('@parrot/server/app'),
    import('@parrot/server/platform'),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'parrot-test-'));
  const clock = options.clock ?? createMovableClock();
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'no',
    LOG_LEVEL: 'error',
    ...NO_LIMITS,
    PLANS_FILE: testPlansFile(),
    ...options.settings,
  });
  const driver = options.driver ? { ...options.driver, close: async () => {} } : await openTestStore();
  const server = await createServer({ settings, driver, clock, checkReplies: true, quickPasswords: true });
  const url = await server.listen();
  const running = runningServer(url, () => listStoredMail(server.platform.database));
  const { accounts } = server.slices;
  return {
    ...running,
    // Some mail is sent after the call was answered.
    async mailTo(...which) {
      await accounts.settle();
      return running.mailTo(...which);
    },
    async mailsTo(emailId) {
      await accounts.settle();
      return running.mailsTo(emailId);
    },
    clock,
    server,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
