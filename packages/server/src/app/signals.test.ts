/** The real process, with signals at different moments. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchedServer, launchServer } from '@parrot/testkit/process';
import { newTestDatabase } from '@parrot/testkit/stores';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate, openDriver, readSettings } from '../platform/index.ts';

const LISTENING = /Server listening/;
const READY = /Parrot is ready/;

type Store = { path: string; settings: Record<string, string> };

function launch({ path, settings }: Store, more: Record<string, string> = {}): LaunchedServer {
  const server = launchServer({ folder: path, settings: { LOG_LEVEL: 'info', ...settings, ...more } });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

async function newStore(): Promise<Store> {
  const { url, drop } = await newTestDatabase();
  onTestFinished(async () => void (await drop()));
  return { ...(await emptyStore()), settings: { DATABASE_URL: url } };
}

const emptyStore = async (): Promise<Store> => inFolder(await mkdtemp(join(tmpdir(), 'parrot-signals-')));

function inFolder(path: string): Store {
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return { path, settings: {} };
}

/** Sends the signals, and expects a clean exit without a lock left behind. */
async function endsInOrder(
  { process, ended }: LaunchedServer,
  { path }: Store,
  ...signals: NodeJS.Signals[]
): Promise<void> {
  for (const signal of signals) process.kill(signal);
  const { code, signal, output } = await ended;
  expect({ code, signal }, output).toEqual({ code: 0, signal: null });
  expect(output).not.toMatch(/"level":(50|60)/);
  expect((await readdir(path)).filter((name) => name.startsWith('parrot.lock'))).toEqual([]);
}

/** The encoder is a child of the server. */
const loadsEncoder = ({ process: { pid } }: LaunchedServer) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .some((child) => child !== '' && mapsOf(child).includes('onnxruntime'));

/** Nothing of a process that has ended meanwhile. */
function mapsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/maps`, 'utf8');
  } catch {
    return '';
  }
}

test('a signal while the store is created ends the start, and leaves a store that opens and takes all tables', async () => {
  const store = await emptyStore();
  const server = launch(store, { DEMO: 'no' });
  await vi.waitUntil(() => existsSync(join(store.path, 'parrot.lock')), { timeout: 60_000, interval: 5 });
  await endsInOrder(server, store, 'SIGTERM');
  expect(existsSync(join(store.path, 'postgres', 'postmaster.pid'))).toBe(false);

  const driver = await openDriver(readSettings({ DATA_DIR: store.path }));
  onTestFinished(() => driver.close());
  expect((await migrate(driver)).length).toBeGreaterThan(0);
  expect(await migrate(driver)).toEqual([]);
});

test('a signal while the demo is seeded ends the start, and the next one seeds all of it', async () => {
  const store = await newStore();
  const server = launch(store);
  await server.printed(LISTENING);
  await endsInOrder(server, store, 'SIGTERM');

  const again = launch(store);
  await again.printed(READY);
  await endsInOrder(again, store, 'SIGTERM');
});

test.runIf(process.platform === 'linux')(
  'a signal while the encoder loads ends the process in order',
  async () => {
    const store = await newStore();
    const server = launch(store, { ENCODER: 'on' });
    await server.printed(LISTENING);
    await vi.waitUntil(() => loadsEncoder(server), { timeout: 60_000, interval: 5 });
    await endsInOrder(server, store, 'SIGTERM');
  },
);

test.each<[string, NodeJS.Signals[]]>([
  ['Ctrl-C pressed twice', ['SIGINT', 'SIGINT']],
  ['a terminal that is closed', ['SIGHUP']],
])('%s ends a running server in order', async (_what, signals) => {
  const store = await newStore();
  const server = launch(store, { DEMO: 'no' });
  await server.printed(READY);
  await endsInOrder(server, store, ...signals);
});

test('a server whose output is no longer read continues, and stops in order', async () => {
  const store = await newStore();
  const server = launch(store, { DEMO: 'no' });
  const [, url] = await server.printed(/listening at (\S+?)"/);
  server.process.stdout?.destroy();
  server.process.stderr?.destroy();
  await vi.waitUntil(async () => (await fetch(`${url}/api/v1/health`)).ok, { timeout: 60_000, interval: 50 });
  await endsInOrder(server, store, 'SIGTERM');
});
