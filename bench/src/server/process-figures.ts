/** The resource usage of a process, as the operating system reports it; undefined if it does not. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** User and system time of the process, all threads, and of all its child processes, such as the database. */
export function cpuMsOf(pid: number): number | undefined {
  const ticks = sum([pid, ...descendantsOf(pid)].map(ticksOf));
  if (Number.isFinite(ticks) && ticks > 0) return (ticks * 1000) / ticksPerSecond();
  return msOfClock(outputOf('ps', ['-o', 'time=', '-p', String(pid)]));
}

/** Its own time and that of children that have ended. */
const ticksOf = (pid: number): number => sum(statFields(pid).slice(11, 15).map(Number));

/**
 * Memory of the process and of all processes below it: the sum of their PSS, in which a page that several
 * share counts once. RSS of the process alone where the system has no PSS.
 */
export function megabytesOf(pid: number): number | undefined {
  const kilobytes = sum([pid, ...descendantsOf(pid)].map(pssKilobytesOf));
  if (kilobytes > 0) return kilobytes / 1024;
  const resident = outputOf('ps', ['-o', 'rss=', '-p', String(pid)]);
  return resident ? Number(resident) / 1024 : undefined;
}

const pssKilobytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);

/** All processes below this one; none where the system has no /proc. */
function descendantsOf(pid: number): number[] {
  const parents = processIds().map((each) => [each, Number(statFields(each)[1])] as const);
  const below = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([each]) => [each, ...below(each)]);
  return below(pid);
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** From the state on: the name before it, in parentheses, may contain spaces. */
function statFields(pid: number): string[] {
  const stat = readIfThere(`/proc/${pid}/stat`) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Steal time: CPU time that the host gave to other virtual machines, summed over all cores. */
export function stolenMs(): number | undefined {
  const stolen = Number(readIfThere('/proc/stat')?.split('\n')[0]?.split(/\s+/)[8]);
  return Number.isFinite(stolen) ? (stolen * 1000) / ticksPerSecond() : undefined;
}

let ticks: number | undefined;
function ticksPerSecond(): number {
  ticks ??= Number(outputOf('getconf', ['CLK_TCK'])) || 100;
  return ticks;
}

/** `mm:ss.cc` and `hh:mm:ss`, as printed by ps. */
function msOfClock(clock: string | undefined): number | undefined {
  if (!clock) return undefined;
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1000;
}

function outputOf(program: string, args: string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
