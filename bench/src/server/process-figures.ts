/** The resource usage of a process, as the operating system reports it; undefined if it does not. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** User and system time of the whole process, all threads. */
export function cpuMsOf(pid: number): number | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name in parentheses may contain spaces, so fields are counted from its end.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  if (Number.isFinite(ticks)) return (ticks * 1000) / ticksPerSecond();
  return msOfClock(outputOf('ps', ['-o', 'time=', '-p', String(pid)]));
}

export function residentMegabytesOf(pid: number): number | undefined {
  const status = readIfThere(`/proc/${pid}/status`);
  const kilobytes =
    /VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? outputOf('ps', ['-o', 'rss=', '-p', String(pid)]);
  return kilobytes ? Number(kilobytes) / 1024 : undefined;
}

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
