/** The whole product on a store of its own, on a free port, with a clock that can be moved. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KeptMail, listKeptMail } from '@parrot/contract/installation';
import { createServer, type ParrotServer } from '@parrot/server/app';
import { readSettings } from '@parrot/server/platform';
import { openTestPglite } from '../store/pglite-template.ts';
import { openTestPostgres } from '../store/postgres-store.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';

export type TestServer = {
  url: string;
  api: ApiClient;
  clock: MovableClock;
  server: ParrotServer;
  /** The newest kept mail to an address. */
  mailTo(emailId: string, subjectPart?: string): Promise<KeptMail>;
  stop(): Promise<void>;
};

export type TestServerOptions = { store?: 'pglite' | 'postgres'; settings?: Record<string, string> };

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-test-'));
  const clock = createMovableClock();
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'no',
    LOG_LEVEL: 'error',
    CALLS_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
    ...options.settings,
  });
  const driver = options.store === 'postgres' ? await openTestPostgres() : await openTestPglite();
  const server = await createServer({ settings, driver, clock, checkReplies: true });
  const url = await server.listen();
  const api = createApiClient(url);
  return {
    url,
    api,
    clock,
    server,
    async mailTo(emailId, subjectPart = '') {
      const { items } = await api.call(listKeptMail);
      const found = items.find((mail) => mail.to === emailId && mail.subject.includes(subjectPart));
      if (!found)
        throw new Error(
          `No mail to ${emailId}; kept: ${items.map((mail) => `${mail.to}: ${mail.subject}`).join('; ')}`,
        );
      return found;
    },
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
