/** What vitest runs before the tests on the in-process store. */
import { templateFile } from './pglite-template.ts';

export default async function prepare(): Promise<void> {
  await templateFile();
}
