/**
 * Where Linux has a file system in memory. Creating and dropping a database is a thousand small files, which
 * takes a tenth of the CPU there. Containers often have a tiny one, and programs may not run from it.
 */
import { existsSync, readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const TMPFS = 0x01021994;
const GIB = 2 ** 30;
/** A test run stores less than a gigabyte at a time, and needs memory itself. */
const SPACE = 4 * GIB;
const MEMORY = 8 * GIB;

/** Undefined if there is none with enough space. */
export function memoryFolder() {
  if (process.platform !== 'linux' || !existsSync(FOLDER)) return undefined;
  const { type, bavail, bsize } = statfsSync(FOLDER);
  return type === TMPFS && bavail * bsize >= SPACE && availableMemory() >= MEMORY ? FOLDER : undefined;
}

function availableMemory() {
  const [, kilobytes = 0] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
