/**
 * A fixed piece of work. Its CPU time shows how fast the machine is right now, and so which runs are
 * comparable.
 */
import { createHash } from 'node:crypto';

const ROUNDS = 40;
const ITEMS = 2_000;

/** CPU milliseconds, without the first round, which warms up the compiler. */
export function cpuBaseline(): number {
  work();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function work(): void {
  let text = 'parrot';
  for (let round = 0; round < ROUNDS; round += 1) {
    const items = Array.from({ length: ITEMS }, (_, at) => `${text.slice(0, 8)} ${(at * 7_919) % ITEMS}`);
    items.sort((one, other) => (one < other ? -1 : 1));
    text = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  }
}
