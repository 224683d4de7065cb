/** Background jobs and schedules, stored in the same database (pg-boss). */
import PgBoss from 'pg-boss';
import { alone, type Cluster } from '../cluster/cluster.ts';
import type { Driver } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { watched } from '../telemetry/operations.ts';
import { createAbandonedJobs } from './abandoned-jobs.ts';
import { createSchedules } from './schedules.ts';

export type Job<Data extends object> = { name: string; data?: Data };
export const defineJob = <Data extends object>(name: string): Job<Data> => ({ name });

type SendOptions = {
  startAfter?: Date;
  singletonKey?: string;
  /** A higher one runs first; 0 by default. */
  priority?: number;
  /** How long it may run; 15 minutes by default. */
  maxMinutes?: number;
  /** Retries after a failure, with exponential backoff from about a second. */
  retries?: number;
};

export type Jobs = {
  start(): Promise<void>;
  /** `atOnce`: how many run concurrently; one by default. */
  work<Data extends object>(
    job: Job<Data>,
    run: (data: Data) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void>;
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>;
  /** Scheduled jobs start only after this work has ended. */
  pauseSchedulesDuring<T>(work: () => Promise<T>): Promise<T>;
  send<Data extends object>(job: Job<Data>, data: Data, options?: SendOptions): Promise<void>;
  /** How many jobs are due or running, by name. */
  countPending(): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

/** One poll finds all queues with due jobs and wakes their workers. */
const POLL_MS = 2_000;
/** Each worker polls its own queue at this interval, in case the shared poll fails. */
const FALLBACK_POLL_SECONDS = 60;
/** Of several processes, the first one sends a scheduled job. */
const ONCE_A_MINUTE = { singletonKey: 'schedule', singletonSeconds: 60 };
/** How long a stop waits for running jobs; they run again after the next start. */
const STOP_MS = 3_000;
const DUE_QUEUES = `
  select distinct name from pgboss.job
  where name = any (string_to_array($1, ',')) and state < 'active' and start_after < now()`;
const PENDING_JOBS = `
  select name, count(*)::int as count from pgboss.job
  where name = any (string_to_array($1, ',')) and state <= 'active' and start_after < now()
  group by name`;

type Options = { runsJobs?: boolean; cluster?: Pick<Cluster, 'processId' | 'isLeader' | 'regularly'> };

/** Without `runsJobs`, jobs are only sent: other processes run them. */
export function createJobs(
  driver: Driver,
  log: Log,
  { runsJobs = true, cluster = alone }: Options = {},
): Jobs {
  const abandoned = createAbandonedJobs(driver, cluster, log);
  const store = createStoreAccess(driver, log);
  // Its own schedules stop the process: it computes the last time of each, twice a minute.
  const boss = new PgBoss({ db: { executeSql: store.execute }, supervise: runsJobs, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'job queue reported an error; polling continues'));
  const workerPools = new Map<string, WorkerPool>();
  const wake = (name: string) => {
    const next = workerPools.get(name)?.nextIdle();
    if (next) boss.notifyWorker(next);
  };
  const schedules = createSchedules(async (name) => {
    await boss.send(name, {}, ONCE_A_MINUTE);
    wake(name);
  }, log);
  let schedulesPaused: Promise<unknown> = Promise.resolve();
  let queues: Promise<Set<string>> | undefined;
  /** Loads the existing queues once. */
  const ensureQueue = async (name: string) => {
    queues ??= boss.getQueues().then((made) => new Set(made.map((queue) => queue.name)));
    const made = await queues;
    if (made.has(name)) return;
    await boss.createQueue(name);
    made.add(name);
  };
  let polling: Promise<void> | undefined;
  let poller: NodeJS.Timeout | undefined;
  const poll = async () => {
    const { rows } = await driver.query(DUE_QUEUES, [[...workerPools.keys()].join()]);
    for (const { name } of rows) wake(String(name));
  };
  return {
    async start() {
      await boss.start();
      if (runsJobs) await abandoned.start();
      poller = setInterval(() => {
        polling ??= poll()
          .catch((error: unknown) => log.error({ err: error }, 'due-job poll failed; retrying in 2 s'))
          .finally(() => {
            polling = undefined;
          });
      }, POLL_MS);
      poller.unref();
      schedules.start();
    },
    async work(job, run, { atOnce = 1 } = {}) {
      await ensureQueue(job.name);
      if (!runsJobs) return;
      const workers = createWorkerPool();
      workerPools.set(job.name, workers);
      for (let count = 0; count < atOnce; count += 1) {
        const fallback = { pollingIntervalSeconds: FALLBACK_POLL_SECONDS };
        const worker: string = await boss.work(job.name, fallback, ([next]) =>
          workers.busy(worker, async () => {
            // There may be more: wakes another worker now, and this one again when it is done.
            wake(job.name);
            boss.notifyWorker(worker);
            if (schedules.has(job.name)) await schedulesPaused;
            if (!next) return;
            const running = abandoned.run(next, () =>
              watched({ kind: 'job', name: job.name }, () => run(next.data as never)),
            );
            await running.catch((error: Error) => {
              log.error({ err: error, job: job.name }, 'job failed; it is retried if it has retries left');
              throw error;
            });
          }),
        );
        workers.add(worker);
      }
    },
    pauseSchedulesDuring(work) {
      const done = work();
      // Ends the pause whether the work succeeded or not.
      schedulesPaused = done.catch(() => {});
      return done;
    },
    async schedule(job, cron) {
      if (!runsJobs) return;
      await ensureQueue(job.name);
      schedules.add(job.name, cron);
    },
    async send(job, data, { retries, maxMinutes, ...options } = {}) {
      const again = retries && { retryLimit: retries, retryDelay: 1, retryBackoff: true };
      const limit = maxMinutes && { expireInMinutes: maxMinutes };
      await boss.send(job.name, data, { ...options, ...again, ...limit });
      // Runs it now instead of at the next poll.
      wake(job.name);
    },
    async countPending() {
      const names = [...workerPools.keys()];
      const { rows } = await driver.query(PENDING_JOBS, [names.join()]);
      const counts = rows.map(({ name, count }) => [String(name), Number(count)] as const);
      return Object.fromEntries([...names.map((name) => [name, 0] as const), ...counts]);
    },
    async stop() {
      clearInterval(poller);
      abandoned.stop();
      await Promise.all([polling, schedules.stop()]);
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS });
      await store.settle();
    },
  };
}

/** The workers of one queue, each on one job at a time, so that a slow job delays no other. */
type WorkerPool = ReturnType<typeof createWorkerPool>;
function createWorkerPool() {
  const idle: string[] = [];
  return {
    add: (worker: string) => void idle.push(worker),
    /** Rotates, as a worker that was just woken may be busy. */
    nextIdle(): string | undefined {
      const next = idle.shift();
      if (next !== undefined) idle.push(next);
      return next;
    },
    async busy(worker: string, work: () => Promise<void>): Promise<void> {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      try {
        await work();
      } finally {
        idle.push(worker);
      }
    },
  };
}

/** Found only in pg-boss's statement that stores the end of jobs. */
const STORES_JOB_END = 'SELECT COUNT(*) FROM results';

/**
 * pg-boss stores the end of a job without awaiting it, so a store outage would end the process. Here that
 * failure is logged (the job runs again), and a stop waits for these writes before the store is closed.
 */
function createStoreAccess(driver: Driver, log: Log) {
  const inProgress = new Set<Promise<unknown>>();
  const send = (text: string, values: unknown[]) =>
    values.length > 0 ? driver.query(text, values) : driver.script(text);
  return {
    async execute(text: string, values: unknown[] = []) {
      if (!text.includes(STORES_JOB_END)) return send(text, values);
      const noted = send(text, values).catch((error: Error) => {
        log.error({ err: error }, "storing a job's end failed; the job runs again");
        return { rows: [{ count: '0' }] };
      });
      inProgress.add(noted);
      void noted.finally(() => inProgress.delete(noted));
      return noted;
    },
    async settle() {
      while (inProgress.size > 0) await Promise.all(inProgress);
    },
  };
}
