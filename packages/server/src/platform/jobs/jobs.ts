/** Work for later or by the clock, kept in the same store (pg-boss). */
import PgBoss from 'pg-boss';
import type { Driver } from '../db/database.ts';
import type { Log } from '../log/log.ts';

export type Job<Data extends object> = { name: string; data?: Data };
export const defineJob = <Data extends object>(name: string): Job<Data> => ({ name });

type SendOptions = {
  startAfter?: Date;
  singletonKey?: string;
  /** How often a job that failed is tried again. The first wait is a second or two, and each is twice the one before. */
  retries?: number;
};

export type Jobs = {
  start(): Promise<void>;
  /** `atOnce`: how many may run side by side; one after the other where nothing is said. */
  work<Data extends object>(
    job: Job<Data>,
    run: (data: Data) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void>;
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>;
  /** What the clock calls for is begun only when this work is over. */
  pauseSchedulesDuring<T>(work: () => Promise<T>): Promise<T>;
  send<Data extends object>(job: Job<Data>, data: Data, options?: SendOptions): Promise<void>;
  stop(): Promise<void>;
};

/** How often one look tells which queues have something due: whoever works there is woken. */
const POLL_MS = 2_000;
/** How often a worker looks into its queue unasked, should a look for all have failed. */
const FALLBACK_POLL_SECONDS = 60;
/** How long a stop waits for jobs under way; they run again after the next start. */
const STOP_MS = 3_000;
const DUE_QUEUES = `
  select distinct name from pgboss.job
  where name = any (string_to_array($1, ',')) and state < 'active' and start_after < now()`;

export function createJobs(driver: Driver, log: Log): Jobs {
  const store = createStoreAccess(driver, log);
  const boss = new PgBoss({ db: { executeSql: store.execute } });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed; it goes on polling'));
  const workerPools = new Map<string, WorkerPool>();
  const wake = (name: string) => {
    const next = workerPools.get(name)?.nextIdle();
    if (next) boss.notifyWorker(next);
  };
  const scheduled = new Set<string>();
  let schedulesPaused: Promise<unknown> = Promise.resolve();
  let queues: Promise<Set<string>> | undefined;
  /** Those that an earlier start has made are asked for once, all together. */
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
      poller = setInterval(() => {
        polling ??= poll()
          .catch((error: unknown) => log.error({ err: error }, 'due-job poll failed; retrying in 2 s'))
          .finally(() => {
            polling = undefined;
          });
      }, POLL_MS);
      poller.unref();
    },
    async work(job, run, { atOnce = 1 } = {}) {
      await ensureQueue(job.name);
      const workers = createWorkerPool();
      workerPools.set(job.name, workers);
      for (let count = 0; count < atOnce; count += 1) {
        const fallback = { pollingIntervalSeconds: FALLBACK_POLL_SECONDS };
        const worker: string = await boss.work(job.name, fallback, ([next]) =>
          workers.busy(worker, async () => {
            // Where one waited, more may: others look too, and this one again when it is done.
            wake(job.name);
            boss.notifyWorker(worker);
            if (scheduled.has(job.name)) await schedulesPaused;
            await run(next?.data as never).catch((error: Error) => {
              log.error({ err: error, job: job.name }, 'job failed');
              throw error;
            });
          }),
        );
        workers.add(worker);
      }
    },
    pauseSchedulesDuring(work) {
      const done = work();
      // Well or not, it is over then.
      schedulesPaused = done.catch(() => {});
      return done;
    },
    async schedule(job, cron) {
      scheduled.add(job.name);
      await boss.schedule(job.name, cron);
    },
    async send(job, data, { retries, ...options } = {}) {
      const again = retries && { retryLimit: retries, retryDelay: 1, retryBackoff: true };
      await boss.send(job.name, data, { ...options, ...again });
      // Without this it would lie until the next look into the queue.
      wake(job.name);
    },
    async stop() {
      clearInterval(poller);
      await polling;
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS });
      await store.settle();
    },
  };
}

/** Those who work on one queue, each on one job at a time: a job that takes its time holds up no other. */
type WorkerPool = ReturnType<typeof createWorkerPool>;
function createWorkerPool() {
  const idle: string[] = [];
  return {
    add: (worker: string) => void idle.push(worker),
    /** Another each time, as one that was just woken may have found something. */
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

/** What pg-boss says when it notes that jobs ended, well or not; nothing else it says counts results. */
const NOTES_AN_END = 'SELECT COUNT(*) FROM results';

/**
 * pg-boss notes the end of a job without waiting for it, and a store that is away then would end the process.
 * So that failure is logged only (a job whose end is not noted is run again), and who stops waits for those on
 * their way before the store is closed.
 */
function createStoreAccess(driver: Driver, log: Log) {
  const underway = new Set<Promise<unknown>>();
  const send = (text: string, values: unknown[]) =>
    values.length > 0 ? driver.query(text, values) : driver.script(text);
  return {
    async execute(text: string, values: unknown[] = []) {
      if (!text.includes(NOTES_AN_END)) return send(text, values);
      const noted = send(text, values).catch((error: Error) => {
        log.error({ err: error }, "storing a job's end failed; the job runs again");
        return { rows: [{ count: '0' }] };
      });
      underway.add(noted);
      void noted.finally(() => underway.delete(noted));
      return noted;
    },
    async settle() {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
