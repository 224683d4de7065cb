/** The product's plan file, with a trial that has no limits: most tests and benches are about something else. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRODUCT_PLANS = fileURLToPath(new URL('../../../server/plans.json', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

/**
 * Written by each process, so that an edit of the plan file is never missed. `conversationsPerDay` makes the
 * server count them.
 */
export function testPlansFile(conversationsPerDay: number | null = null): string {
  const file = join(FOLDER, `test-plans-${process.pid}.json`);
  const plans = JSON.parse(readFileSync(PRODUCT_PLANS, 'utf8'));
  plans.trial.limits = { users: null, apps: null, conversationsPerDay };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(plans));
  return file;
}
