/**
 * Stops the server that a former process left behind on this folder, which happens only if its guard was killed
 * too. The data folder is claimed by us, so no other product uses that server.
 */
import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const POLL_MS = 20;
/** Fast shutdown, then the one without a checkpoint. */
const STOPS: [signal: NodeJS.Signals, waitMs: number][] = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];
/** Above the highest process id of all systems. */
const NO_PROCESS = 2_147_483_646;

export async function stopOrphan(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0) || !isAlive(pid)) return;
  if (!(await serves(pid, folder))) {
    // PostgreSQL would take the process that got this id for its server. With another id it still checks
    // whether anything uses the old server's memory.
    await writeFile(file, text.replace(/^\d+/, String(NO_PROCESS)));
    return;
  }
  for (const [signal, waitMs] of STOPS) {
    if (!send(pid, signal)) return;
    const until = performance.now() + waitMs;
    while (performance.now() < until) {
      if (!isAlive(pid)) return;
      await pause(POLL_MS);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
const isAlive = (pid: number): boolean => send(pid, 0);

/** Process ids are reused. A server works in its folder. */
async function serves(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux')
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(folder));
  const command = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return (await command.catch(() => ({ stdout: '' }))).stdout.includes(`-D ${folder} `);
}
