/** The real process, signalled at the moments of its life. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchedServer, launchServer } from '@parrot/testkit/process';
import { preparedFolder } from '@parrot/testkit/stores';
import { expect, onTestFinished, test, vi } from 'vitest';

const LISTENING = /Server listening/;
const READY = /Parrot is ready/;

async function launch(folder: Promise<string>, settings: Record<string, string> = {}) {
  const path = await folder;
  const server = launchServer({ folder: path, settings: { LOG_LEVEL: 'info', ...settings } });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await rm(path, { recursive: true, force: true });
  });
  return { server, path, lock: join(path, 'parrot.lock') };
}
const emptyFolder = () => mkdtemp(join(tmpdir(), 'parrot-signals-'));

/** Sends the signals, and expects the process to end in order and leave no lock behind. */
async function endsInOrder({ process, ended }: LaunchedServer, path: string, ...signals: NodeJS.Signals[]) {
  for (const signal of signals) process.kill(signal);
  const { code, signal, output: said } = await ended;
  expect({ code, signal }, said).toEqual({ code: 0, signal: null });
  expect(said).not.toMatch(/"level":(50|60)/);
  expect((await readdir(path)).filter((name) => name.startsWith('parrot.lock'))).toEqual([]);
}

const loadsEncoder = ({ process: { pid } }: LaunchedServer) =>
  readFileSync(`/proc/${pid}/maps`, 'utf8').includes('onnxruntime');

test('a signal while the store is created ends the start, and the next start finds a whole store', async () => {
  const { server, path, lock } = await launch(emptyFolder(), { DEMO: 'no' });
  await vi.waitUntil(() => existsSync(lock), { timeout: 60_000, interval: 5 });
  await endsInOrder(server, path, 'SIGTERM');
  expect(existsSync(join(path, 'database', 'postmaster.pid'))).toBe(false);

  const again = await launch(Promise.resolve(path), { DEMO: 'no' });
  await again.server.printed(READY);
  await endsInOrder(again.server, path, 'SIGTERM');
});

test('a signal while the demo is filled in ends the start, and the next one fills it in whole', async () => {
  const { server, path } = await launch(preparedFolder());
  await server.printed(LISTENING);
  await endsInOrder(server, path, 'SIGTERM');

  const again = await launch(Promise.resolve(path));
  await again.server.printed(READY);
  await endsInOrder(again.server, path, 'SIGTERM');
});

test.runIf(process.platform === 'linux')(
  'a signal while the encoder loads ends the process in order',
  async () => {
    const { server, path } = await launch(preparedFolder(), { ENCODER: 'on' });
    await server.printed(LISTENING);
    await vi.waitUntil(() => loadsEncoder(server), { timeout: 60_000, interval: 5 });
    await endsInOrder(server, path, 'SIGTERM');
  },
);

test.each<[string, NodeJS.Signals[]]>([
  ['Ctrl-C pressed twice', ['SIGINT', 'SIGINT']],
  ['a terminal that is closed', ['SIGHUP']],
])('%s ends a running server in order', async (_what, signals) => {
  const { server, path } = await launch(preparedFolder(), { DEMO: 'no' });
  await server.printed(READY);
  await endsInOrder(server, path, ...signals);
});

test('a server whose output nobody reads any more goes on, and ends in order', async () => {
  const { server, path } = await launch(preparedFolder(), { DEMO: 'no' });
  const [, url] = await server.printed(/listening at (\S+?)"/);
  server.process.stdout?.destroy();
  server.process.stderr?.destroy();
  await vi.waitUntil(async () => (await fetch(`${url}/api/v1/health`)).ok, { timeout: 60_000, interval: 50 });
  await endsInOrder(server, path, 'SIGTERM');
});
