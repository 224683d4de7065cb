/** The built-in PostgreSQL server on a store: started, watched, started again if it dies, and stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderError } from '../data-folder.ts';
import type { Account } from './account.ts';
import { type GuardedProcess, startGuarded } from './guarded-process.ts';
import type { Programs } from './programs.ts';
import { type ServerAddress, serverAddress } from './server-address.ts';
import { serverArguments } from './server-options.ts';
import { stopOrphan } from './stop-orphan.ts';

export type EmbeddedServer = { url: string; stop(): Promise<void> };
/** Tells the operator about the server; `line` is PostgreSQL's own. */
export type Report = (message: string, line?: string) => void;
export type ServerOptions = {
  programs: Programs;
  folder: string;
  account: Account | undefined;
  report: Report;
};

const READY = 'database system is ready to accept connections';
/** Of a server that was killed, whose last processes are about to end. */
const STILL_ENDING = /pre-existing shared memory block|lock file .* already exists/;
const STILL_ENDING_MS = 10_000;
const RETRY_MS = [0, 200, 1_000, 2_000, 5_000];
/** Reported lines, except those that a start or stop explains. */
const SERIOUS = /^(FATAL|PANIC): {2}(?!the database system is|terminating connection)/;
const LAST_LINES = 20;

export async function startEmbeddedServer(options: ServerOptions): Promise<EmbeddedServer> {
  const { folder, account, report } = options;
  const address = await serverAddress(folder, account);
  let running = await startPatiently(options, address).catch(async (error: unknown) => {
    await address.release();
    throw error;
  });
  let isStopping = false;

  const restart = async (): Promise<void> => {
    for (let attempt = 0; !isStopping; attempt += 1) {
      await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      if (isStopping) return;
      try {
        running = await startPatiently(options, address);
        return;
      } catch (error) {
        report('the database server could not be started again; retrying', (error as Error).message);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      const how = await running.ended;
      if (isStopping) return;
      report('the database server ended; starting it again', how);
      await restart();
    }
  };
  const watching = watch();

  return {
    url: address.url,
    async stop() {
      isStopping = true;
      await running.stop();
      await watching;
      // A restart may have been in progress.
      await running.stop();
      await address.release();
    },
  };
}

/** Waits for the processes of a killed server. */
async function startPatiently(options: ServerOptions, address: ServerAddress): Promise<GuardedProcess> {
  const until = performance.now() + STILL_ENDING_MS;
  for (;;) {
    await stopOrphan(options.folder);
    const started = await startOnce(options, address);
    if ('process' in started) return started.process;
    const { how, lines } = started;
    if (!STILL_ENDING.test(lines.join('\n')) || performance.now() > until)
      throw new DataFolderError(
        `The database in ${options.folder} could not be started (${how}): ${reasonIn(lines)}`,
      );
    await pause(100);
  }
}

type Failure = { how: string; lines: string[] };

async function startOnce(
  { programs, folder, account, report }: ServerOptions,
  address: ServerAddress,
): Promise<{ process: GuardedProcess } | Failure> {
  const lines: string[] = [];
  let isReady = () => {};
  const ready = new Promise<'ready'>((resolve) => {
    isReady = () => resolve('ready');
  });
  let hasStarted = false;
  const process = startGuarded(programs.postgres, serverArguments(folder, address.listen), {
    account,
    cwd: folder,
    onLine(line) {
      if (line.includes(READY)) isReady();
      if (hasStarted && SERIOUS.test(line)) report('PostgreSQL reported a failure', line);
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
    },
  });
  const outcome = await Promise.race([ready, process.ended]);
  if (outcome !== 'ready') return { how: outcome, lines };
  hasStarted = true;
  return { process };
}

/** PostgreSQL's own sentence, or all that it said. */
export function reasonIn(lines: string[]): string {
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error): /.test(line));
  return fatal?.replace(/^.*?\b(FATAL|PANIC|error): +/, '') ?? lines.join(' ');
}
