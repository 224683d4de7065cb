/** Work for later or by the clock, kept in the same store (pg-boss). */
import PgBoss from 'pg-boss';
import type { Driver } from '../db/database.ts';
import type { Log } from '../log/log.ts';

export type Job<Data extends object> = { name: string; data?: Data };
export const defineJob = <Data extends object>(name: string): Job<Data> => ({ name });

export type Jobs = {
  start(): Promise<void>;
  work<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): Promise<void>;
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>;
  send<Data extends object>(
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  stop(): Promise<void>;
};

export function createJobs(driver: Driver, log: Log): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values: unknown[] = []) =>
        values.length > 0 ? driver.query(text, values) : driver.script(text),
    },
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  return {
    async start() {
      await boss.start();
    },
    async work(job, run) {
      await boss.createQueue(job.name);
      await boss.work(job.name, async (batch) => {
        for (const item of batch) await run(item.data as never);
      });
    },
    async schedule(job, cron) {
      await boss.schedule(job.name, cron);
    },
    async send(job, data, options = {}) {
      await boss.send(job.name, data, options);
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
    },
  };
}
