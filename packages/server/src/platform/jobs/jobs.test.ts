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

    test('one that fails is tried again, and takes none of those beside it along', async () => {
      const driver = await open();
      const jobs = createJobs(driver, createLog('silent'));
      await jobs.start();
      const greet = defineJob<{ name: string }>('test.greet');
      const tried: string[] = [];
      await new Promise<void>((resolve, reject) => {
        const run = async ({ name: who }: { name: string }) => {
          tried.push(who);
          if (who !== 'Bo') return;
          if (tried.filter((each) => each === 'Bo').length === 1) throw new Error('not today');
          resolve();
        };
        const send = async () => {
          for (const who of ['Ann', 'Bo', 'Cy']) await jobs.send(greet, { name: who }, { retries: 3 });
        };
        jobs.work(greet, run, { atOnce: 10 }).then(send).catch(reject);
      });
      expect(tried.sort()).toEqual(['Ann', 'Bo', 'Bo', 'Cy']);
      await jobs.stop();
      await driver.close();
    });
  });
}
