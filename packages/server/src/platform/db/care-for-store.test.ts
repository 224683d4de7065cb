import { openTestPglite } from '@parrot/testkit/stores';
import { expect, test } from 'vitest';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { careForStore } from './care-for-store.ts';

test('the store knows how much it holds from the start', async () => {
  const driver = await openTestPglite();
  const jobs = createJobs(driver, createLog('silent'));
  await jobs.start();
  await driver.script(
    `insert into kept_mail (recipient, subject, text_body, html_body, created_at)
     select 'a', 'b', 'c', 'd', now() from generate_series(1, 400);
     delete from kept_mail where id <= 100;`,
  );
  await careForStore(driver, jobs);
  const { rows } = await driver.query(
    "select reltuples::int as known from pg_class where relname = 'kept_mail'",
  );
  expect(rows).toEqual([{ known: 300 }]);
  const scheduled = await driver.query(
    "select cron from pgboss.schedule where name = 'platform.careForStore'",
  );
  expect(scheduled.rows).toHaveLength(1);
  await jobs.stop();
  await driver.close();
});
