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
  send<Data extends object>(job: Job<Data>, data: Data, options?: SendOptions): Promise<void>;
  stop(): Promise<void>;
};

export function createJobs(driver: Driver, log: Log): Jobs {
  const store = createStoreAccess(driver, log);
  const boss = new PgBoss({ db: { executeSql: store.execute } });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const workers = new Map<string, string>();
  return {
    async start() {
      await boss.start();
    },
    async work(job, run, { atOnce = 1 } = {}) {
      await boss.createQueue(job.name);
      const worker = await boss.work(job.name, { batchSize: atOnce }, async (batch) => {
        await Promise.all(
          batch.map(({ id, data }) =>
            run(data as never).catch((error: Error) => {
              log.error({ err: error, job: job.name }, 'a job failed');
              // By itself, so that those it ran beside count as done.
              return boss.fail(job.name, id, { message: error.message });
            }),
          ),
        );
      });
      workers.set(job.name, worker);
    },
    async schedule(job, cron) {
      await boss.schedule(job.name, cron);
    },
    async send(job, data, { retries, ...options } = {}) {
      const again = retries && { retryLimit: retries, retryDelay: 1, retryBackoff: true };
      await boss.send(job.name, data, { ...options, ...again });
      // Without this it would lie until the next look into the queue.
      boss.notifyWorker(workers.get(job.name) ?? '');
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
      await store.settle();
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
        log.error({ err: error }, 'the end of a job could not be noted');
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
