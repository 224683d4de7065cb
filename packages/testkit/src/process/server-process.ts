/** The product as a process of its own, started as a person would: from the sources, or as it was built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { IS_JUST_BUILT } from '../just-built.ts';
import { type RunningServer, runningServer } from '../server/running-server.ts';

const SERVER = fileURLToPath(new URL('../../../server/', import.meta.url));
const COMMANDS = {
  sources: ['--conditions=source', '--import', 'tsx', 'src/main.ts'],
  build: ['dist/product/main.js'],
};
/** The build starts sooner than the sources. */
const FROM = IS_JUST_BUILT ? 'build' : 'sources';

export type ProcessOptions = {
  folder: string;
  from?: keyof typeof COMMANDS;
  settings?: Record<string, string>;
};
export type ServerProcess = RunningServer & {
  process: ChildProcess;
  /** Ends it as a person would, and waits until it has ended. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
};

export async function startServerProcess(options: ProcessOptions): Promise<ServerProcess> {
  const child = spawnServer(options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece;
      const found = /Parrot is ready: (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.stderr?.on('data', (piece: Buffer) => {
      said += piece;
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { ...runningServer(url), process: child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** What a start that fails says, and how it ends. */
export async function failToStart(options: ProcessOptions): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(options);
  let said = '';
  child.stdout?.on('data', (piece: Buffer) => {
    said += piece;
  });
  child.stderr?.on('data', (piece: Buffer) => {
    said += piece;
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said };
}

function spawnServer({ folder, from = FROM, settings = {} }: ProcessOptions): ChildProcess {
  const child = spawn(process.execPath, COMMANDS[from], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way must not leave a server behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}
