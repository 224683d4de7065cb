/** A process with its descendants, and signals to all of them. */
import { execFileSync } from 'node:child_process';

/** Parents first. */
export function processTree(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree)
    tree.push(...pairs.filter(([, of]) => of === parent).map(([child = 0]) => child));
  return tree;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
}
