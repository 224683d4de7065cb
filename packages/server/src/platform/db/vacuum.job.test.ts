import { openTestPglite } from '@parrot/testkit/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import type { Driver } from './database.ts';
import { scheduleVacuum, vacuumTables } from './vacuum.job.ts';

let driver: Driver;
beforeAll(async () => {
  driver = await openTestPglite();
});
afterAll(() => driver.close());

test('the store gets statistics a while after the start and every night', async () => {
  const jobs = createJobs(driver, createLog('silent'));
  await jobs.start();
  await driver.script(
    `insert into kept_mail (recipient, subject, text_body, html_body, created_at)
     select 'a', 'b', 'c', 'd', now() from generate_series(1, 400);
     delete from kept_mail where id <= 100;`,
  );
  await vacuumTables(driver);
  const { rows } = await driver.query(
    "select reltuples::int as known from pg_class where relname = 'kept_mail'",
  );
  expect(rows).toEqual([{ known: 300 }]);

  await scheduleVacuum(driver, jobs, systemClock);
  const planned = await driver.query(
    `select (select count(*)::int from pgboss.schedule where name = 'platform.careForStore') as nightly,
            (select count(*)::int from pgboss.job where name = 'platform.careForStore' and start_after > now()) as once`,
  );
  expect(planned.rows).toEqual([{ nightly: 1, once: 1 }]);
  await jobs.stop();
});
