import { randomUUID } from 'node:crypto';
import { openTestStore } from '@parrot/testkit/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Driver } from '../db/database.ts';
import { createFairPriority } from '../limits/fair-priority.ts';
import { createLog } from '../log/log.ts';
import { createJobs, defineJob } from './jobs.ts';

describe('jobs', () => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await openTestStore();
  });
  afterAll(() => driver.close());

  test('a job that was sent is run with its data', async () => {
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
  });

  test('a failed job is retried and does not affect others', async () => {
    const jobs = createJobs(driver, createLog('silent'));
    await jobs.start();
    const greet = defineJob<{ name: string }>('test.greet-again');
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
  });

  test('jobs of a tenant with many wait behind the first of another', async () => {
    const jobs = createJobs(driver, createLog('silent'));
    await jobs.start();
    const turns = createFairPriority();
    const read = defineJob<{ tenant: string; page: number }>('test.read-in-turns');
    const done: string[] = [];
    let letGo = () => {};
    const allSent = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const send = (tenant: string, page: number) =>
      jobs.send(read, { tenant, page }, { priority: turns.next(tenant) });
    await new Promise<void>((resolve, reject) => {
      const run = async ({ tenant, page }: { tenant: string; page: number }) => {
        await allSent;
        done.push(`${tenant} ${page}`);
        turns.done(tenant);
        if (done.length === 6) resolve();
      };
      const sendAll = async () => {
        for (const page of [1, 2, 3, 4]) await send('busy', page);
        for (const page of [1, 2]) await send('calm', page);
        letGo();
      };
      jobs.work(read, run).then(sendAll).catch(reject);
    });
    // The first was running already.
    expect(done[0]).toBe('busy 1');
    expect(done.indexOf('calm 1')).toBeLessThan(done.indexOf('busy 2'));
    expect(done.indexOf('calm 2')).toBeLessThan(done.indexOf('busy 3'));
    await jobs.stop();
  });

  test('scheduled jobs wait while schedules are paused, and no others do', async () => {
    const jobs = createJobs(driver, createLog('silent'));
    await jobs.start();
    const sweep = defineJob<Record<string, never>>('test.sweep');
    const greet = defineJob<Record<string, never>>('test.greet-meanwhile');
    const done: string[] = [];
    let over = () => {};
    const swept = new Promise<void>((resolve) => {
      over = resolve;
    });
    await jobs.work(sweep, async () => {
      done.push('swept');
      over();
    });
    await jobs.schedule(sweep, '0 0 1 1 *');
    await jobs.pauseSchedulesDuring(async () => {
      await jobs.send(sweep, {});
      const greeted = new Promise<void>((resolve) => {
        void jobs.work(greet, async () => resolve()).then(() => jobs.send(greet, {}));
      });
      await greeted;
      done.push('held work');
    });
    await swept;
    expect(done).toEqual(['held work', 'swept']);
    await jobs.stop();
  });

  test('waiting jobs run without a pause, and a slow job delays no other', async () => {
    const count = defineJob<{ number: number }>('test.count');
    const jobs = createJobs(driver, createLog('silent'));
    await jobs.start();
    const ran: number[] = [];
    let finish = () => {};
    const slow = new Promise<void>((done) => {
      finish = done;
    });
    const run = async ({ number }: { number: number }) => {
      ran.push(number);
      if (number === 0) await slow;
    };
    await jobs.work(count, run, { atOnce: 2 });
    for (let number = 0; number < 12; number += 1) await jobs.send(count, { number });
    await expect.poll(() => ran.length).toBe(12);
    finish();
    await jobs.stop();
  });

  test('a store outage during a job ends no process, and finished jobs are stored before a stop is over', async () => {
    let isAway = false;
    const statements: Promise<unknown>[] = [];
    const flaky: Driver = {
      ...driver,
      query: (text, values) => {
        const result = isAway ? Promise.reject(new Error('the store is away')) : driver.query(text, values);
        statements.push(result.catch(() => {}));
        return result;
      },
    };
    const jobs = createJobs(flaky, createLog('silent'));
    await jobs.start();
    const slow = defineJob<Record<string, never>>('test.slow');
    let finish = () => {};
    const began = new Promise<void>((running, reject) => {
      const run = async () => {
        running();
        await new Promise<void>((done) => {
          finish = done;
        });
      };
      jobs
        .work(slow, run)
        .then(() => jobs.send(slow, {}))
        .catch(reject);
    });
    await began;
    isAway = true;
    const before = statements.length;
    finish();
    await expect.poll(() => statements.length).toBeGreaterThan(before);
    await Promise.all(statements);
    isAway = false;
    await jobs.stop();
  });

  test('a job that a killed process was running is run again by the next start', async () => {
    const build = defineJob<{ name: string }>('test.build');
    const killed = createJobs(driver, createLog('silent'));
    await killed.start();
    await new Promise<void>((running, reject) => {
      // It never ends, like one whose process was killed.
      const run = () => {
        running();
        return new Promise<void>(() => {});
      };
      killed.work(build, run).then(() => killed.send(build, { name: 'Ann' }), reject);
    });
    const next = createJobs(driver, createLog('silent'));
    await next.start();
    expect(await new Promise((resolve) => next.work(build, async ({ name }) => resolve(name)))).toBe('Ann');
    await next.stop();
    await killed.stop();
  });

  test('a job whose hand-out was lost in an outage of the store is run soon, and once', async () => {
    const greet = defineJob<{ name: string }>('test.lost-hand-out');
    const HANDS_OUT = 'SKIP LOCKED';
    let lost = 0;
    const lossy: Driver = {
      ...driver,
      async query(text, values) {
        const result = await driver.query(text, values);
        if (lost > 0 || !text.includes(HANDS_OUT) || result.rows.length === 0) return result;
        lost += 1;
        await driver.query(
          `update pgboss.job set started_on = now() - interval '1 minute' where name = '${greet.name}'`,
        );
        throw new Error('the connection is gone');
      },
    };
    const jobs = createJobs(lossy, createLog('silent'));
    const greeted: string[] = [];
    await jobs.start();
    await jobs.work(greet, async ({ name }) => void greeted.push(name));
    await jobs.send(greet, { name: 'Ann' });
    await expect.poll(() => greeted).toEqual(['Ann']);
    expect(lost).toBe(1);
    await jobs.stop();
    expect(greeted).toEqual(['Ann']);
  });

  test('of several processes, the leader retries what a dead one was running, and nothing of a live one', async () => {
    const own = randomUUID();
    const work: (() => void)[] = [];
    const clusterOf = (processId: string, isLeader: boolean) => ({
      processId,
      isLeader: () => isLeader,
      regularly: (each: () => void) => void work.push(each),
    });
    await driver.query('insert into processes (id, runs_jobs) values ($1, true)', [own]);
    const names = { dead: 'test.of-a-dead-process', live: 'test.of-a-live-process' };
    const processes = [
      {
        name: names.dead,
        jobs: createJobs(driver, createLog('silent'), { cluster: clusterOf(randomUUID(), false) }),
      },
      { name: names.live, jobs: createJobs(driver, createLog('silent'), { cluster: clusterOf(own, true) }) },
    ];
    for (const { name, jobs } of processes) {
      const job = defineJob<Record<string, never>>(name);
      await jobs.start();
      await new Promise<void>((running, reject) => {
        const run = () => {
          running();
          return new Promise<void>(() => {});
        };
        jobs.work(job, run).then(() => jobs.send(job, {}), reject);
      });
    }
    const states = async () => {
      const { rows } = await driver.query(
        "select name, state::text from pgboss.job where name like 'test.of-a-%' order by name",
      );
      return rows.map(({ name, state }) => [name, state]);
    };
    for (const each of work) each();
    expect(await states()).toEqual([
      [names.dead, 'active'],
      [names.live, 'active'],
    ]);
    await driver.query(
      "update pgboss.job set started_on = now() - interval '1 minute' where name like 'test.of-a-%'",
    );
    for (const each of work) each();
    await expect.poll(states).toEqual([
      [names.dead, 'retry'],
      [names.live, 'active'],
    ]);
    for (const { jobs } of processes) await jobs.stop();
  });
});
