/**
 * A child process that ends with this one, however that happens: a guard between the two waits for the end of
 * a pipe from here, then stops the child.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Account, runAs } from './account.ts';

export type GuardedProcess = {
  /** How it ended, such as `exit 1`. */
  ended: Promise<string>;
  /** Stops it in order, and waits for its end. */
  stop(): Promise<void>;
};

type Options = { account: Account | undefined; cwd: string; onLine(line: string): void };

/**
 * A line on the pipe asks for an orderly stop. An end without a line means that our process died: then the
 * child gets a second for it. A shell needs a fiftieth of Node's memory.
 */
const SHELL_GUARD = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(
  if read -r _ <&3; then patience=20; else patience=1; fi
  kill -INT $server
  while [ $patience -gt 0 ]; do sleep 1; patience=$((patience - 1)); done
  kill -QUIT $server
) >/dev/null 2>&1 &
watcher=$!
wait $server
code=$?
kill -KILL $watcher 2>/dev/null
exit $code`;

/** Windows has no signals: the server watches its own control program's event. */
const NODE_GUARD = `
const { spawn, execFile } = require('node:child_process');
const { dirname, join } = require('node:path');
const [program, ...args] = process.argv.slice(1);
const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
server.on('error', () => process.exit(127));
server.on('exit', (code) => process.exit(code ?? 1));
const stop = (signal) =>
  execFile(join(dirname(program), 'pg_ctl'), ['kill', signal, String(server.pid)], (error) => error && server.kill());
let patience = 1000;
process.stdin.on('data', () => { patience = 20000; });
process.stdin.on('end', () => { stop('INT'); setTimeout(() => stop('QUIT'), patience); });`;

export function startGuarded(program: string, args: string[], options: Options): GuardedProcess {
  const { account, cwd, onLine } = options;
  const [guard, ...guardArgs] =
    process.platform === 'win32'
      ? [process.execPath, '-e', NODE_GUARD, '--', program]
      : ['/bin/sh', '-c', SHELL_GUARD, 'guard', program];
  const [command, commandArgs, as] = runAs(account, guard ?? '', [...guardArgs, ...args]);
  const child = spawn(command, commandArgs, {
    ...as,
    cwd,
    env: childEnvironment(),
    // A terminal's Ctrl-C is for us; we stop the child when nothing needs it anymore.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  if (child.stderr) createInterface({ input: child.stderr }).on('line', onLine);
  child.stdin?.on('error', () => {});
  const ended = endOf(child);
  return {
    ended,
    async stop() {
      child.stdin?.end('stop\n');
      await ended;
    },
  };
}

const LAST_OUTPUT_MS = 500;

/** With all its output, unless a server that outlived its guard still holds it. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const how = signal ?? `exit ${code}`;
      const late = setTimeout(resolve, LAST_OUTPUT_MS, how);
      child.once('close', () => {
        clearTimeout(late);
        resolve(how);
      });
    });
  });

/** Nothing of the environment may change how PostgreSQL works, such as PGPORT or LD_LIBRARY_PATH. */
export const childEnvironment = (): Record<string, string | undefined> =>
  process.platform === 'win32' ? process.env : { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' };
