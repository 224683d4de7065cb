/** What vitest runs before the tests on the in-process store. */
import { setFlagsFromString } from 'node:v8';
import { templateFile } from './pglite-template.ts';

export default async function prepare(): Promise<void> {
  // Optimizing PGlite's code takes as long as creating a store.
  setFlagsFromString('--liftoff-only');
  await templateFile();
}
