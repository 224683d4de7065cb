/** A Redis server of one test file, without files, which the file may kill and start again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

export type TestRedis = {
  url: string;
  /** Kills it, as a power failure would. */
  kill(): Promise<void>;
  /** Ends it in order. */
  shutDown(): Promise<void>;
  /** Connections stay open and nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Services = { findRedis(options: { mayInstall: boolean }): Promise<{ path: string } | undefined> };

/** The program, which `npm test` may have installed; undefined if there is none. */
export async function findRedis(): Promise<string | undefined> {
  const services = new URL('../../../../scripts/services/redis.mjs', import.meta.url).href;
  const redis = (await import(services)) as Services;
  return (await redis.findRedis({ mayInstall: false }))?.path;
}

export async function startTestRedis(program: string): Promise<TestRedis> {
  const port = await freePort();
  let child = await launch(program, port);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = () => end('SIGKILL');
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    shutDown: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async restart() {
      child = await launch(program, port);
    },
    stop: kill,
  };
}

async function launch(program: string, port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} exited with ${code}.`)));
    child.stdout?.on('data', (piece: Buffer) => {
      if (piece.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
