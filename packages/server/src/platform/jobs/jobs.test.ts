import { openTestPglite, openTestPostgres, TEST_DATABASE_URL } from '@parrot/testkit/stores';
import { describe, expect, test } from 'vitest';
import type { Driver } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { createJobs, defineJob } from './jobs.ts';

const stores: [string, () => Promise<Driver>, boolean][] = [
  ['PGlite', openTestPglite, true],
  ['PostgreSQL', openTestPostgres, TEST_DATABASE_URL !== undefined],
];

for (const [name, open, available] of stores) {
  describe.runIf(available)(`jobs on ${name}`, () => {
    test('a job that was sent is run with its data', async () => {
      const driver = await open();
      const jobs = createJobs(driver, createLog('silent'));
      await jobs.start();
      const greet = defineJob<{ name: string }>('test.greet');
      const ran = new Promise<string>((resolve, reject) => {
        jobs
          .work(greet, async ({ name: who }) => resolve(who))
          .then(() => jobs.send(greet, { name: 'Ann' }), reject);
      });
      expect(await ran).toBe('Ann');
      await jobs.stop();
      await driver.close();
    });
  });
}
