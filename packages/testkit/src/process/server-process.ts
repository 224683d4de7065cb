/** The product as a separate process, from the sources or as built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { IS_JUST_BUILT } from '../just-built.ts';
import { type RunningServer, runningServer } from '../server/running-server.ts';

const SERVER = fileURLToPath(new URL('../../../server/', import.meta.url));
const SOURCES = ['--conditions=source', '--import', 'tsx'];
const COMMANDS = {
  sources: [...SOURCES, 'src/main.ts'],
  build: ['--max-semi-space-size=32', 'dist/launch.js'],
};
const STORE_COMMANDS = {
  sources: [...SOURCES, 'src/store.ts'],
  build: ['dist/store.js'],
};
/** The build starts sooner than the sources. */
const FROM = IS_JUST_BUILT ? 'build' : 'sources';

type ProcessOptions = {
  folder: string;
  from?: keyof typeof COMMANDS;
  settings?: Record<string, string>;
};
export type ServerProcess = RunningServer & {
  process: ChildProcess;
  /** Stops it with a signal and waits until it has exited. */
  stop(): Promise<void>;
  /** Kills it, as a power failure would. */
  kill(): Promise<void>;
  /** What it has printed, once it has ended. */
  output(): Promise<string>;
};

export type LaunchedServer = {
  process: ChildProcess;
  /** Resolves when its output matches, and rejects when it exits before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Its exit status and output. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
};

export async function startServerProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { process: child, printed, ended } = launchServer(options);
  const [, url = ''] = await printed(/Parrot is ready: (\S+)/);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    ...runningServer(url),
    process: child,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    output: async () => (await ended).output,
  };
}

/** The output and status of a start that fails. */
export async function failToStart(options: ProcessOptions): Promise<{ code: number | null; output: string }> {
  const { code, output } = await launchServer(options).ended;
  return { code, output: output };
}

/** `npm run backup` and its like: the exit status, and what was written to standard error. */
export async function runStoreProcess(
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...STORE_COMMANDS[FROM], ...args], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => {
    output += piece;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Without waiting until it is ready. */
export function launchServer({ folder, from = FROM, settings = {} }: ProcessOptions): LaunchedServer {
  const child = spawn(process.execPath, COMMANDS[from], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails must not leave a server behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  const pieces = new EventEmitter();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      output += piece;
      pieces.emit('more');
    });
  const ended: LaunchedServer['ended'] = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      process.off('exit', endWithUs);
      resolve({ code, signal, output: output });
    }),
  );
  const printed: LaunchedServer['printed'] = (pattern) =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      pieces.on('more', check);
      check();
      void ended.then(({ code }) => reject(new Error(`The server exited with ${code}: ${output}`)));
    });
  return { process: child, printed, ended };
}
