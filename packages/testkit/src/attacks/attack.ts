/** Counts attacks: what was tried, and whether it was blocked. `npm run test:attacks` prints the counts. */
import { appendFileSync } from 'node:fs';
import type { AttackItem } from './attack-items.ts';

/** A line of the record. */
type Attempt = { item: AttackItem; name: string; blocked: boolean };
type Coverage = { of: string; covered: number; all: number };

/**
 * Tries an attack. `check` throws, or returns false, if the attack works; then the test fails with its name.
 */
export async function attack(
  item: AttackItem,
  name: string,
  check: () => Promise<unknown> | unknown,
): Promise<void> {
  try {
    if ((await check()) === false) throw new Error(`attack worked: ${item}: ${name}`);
  } catch (error) {
    recordAttempt({ item, name, blocked: false });
    throw error;
  }
  recordAttempt({ item, name, blocked: true });
}

export const recordAttempt = (attempt: Attempt): void => record(attempt);

/** Says how many of all routes, events or roles are attacked. */
export const recordCoverage = (coverage: Coverage): void => record(coverage);

/** Short lines are appended whole, also by several processes. Without a file, nothing is recorded. */
function record(line: Attempt | Coverage): void {
  const file = process.env.ATTACK_RECORD;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
