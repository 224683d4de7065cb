/** The attack tests: those that count attacks, found by what they import. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/root.mjs';

const COUNTS = /from '@parrot\/testkit\/attack(s|-tests)'/;

/** Paths from the root. */
export const attackTests = () => testsIn('packages/server/src', '.test.ts');
export const attackJourneys = () => testsIn('e2e/journeys', '.e2e.ts');

function testsIn(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending) && COUNTS.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}
