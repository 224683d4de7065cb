/** Sends each scheduled job in the minutes that its schedule names. */
import { MINUTE_MS } from '@parrot/contract/core';
import type { Log } from '../log/log.ts';
import { isDue, requireCron } from './cron.ts';

/** Often enough that a late timer misses no minute. */
const CHECK_MS = 5_000;

export type Schedules = {
  add(name: string, cron: string): void;
  has(name: string): boolean;
  start(): void;
  /** Resolves when nothing is being sent. */
  stop(): Promise<void>;
};

export function createSchedules(send: (name: string) => Promise<void>, log: Log): Schedules {
  const crons = new Map<string, string>();
  /** The minute in which each job was last sent. */
  const sentIn = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const sendDue = async () => {
    const now = new Date();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    for (const [name, cron] of crons) {
      if (sentIn.get(name) === minute || !isDue(cron, now)) continue;
      try {
        await send(name);
        sentIn.set(name, minute);
      } catch (err) {
        log.error({ err, job: name }, 'sending a scheduled job failed; retrying within its minute');
      }
    }
  };

  return {
    add(name, cron) {
      requireCron(cron);
      crons.set(name, cron);
    },
    has: (name) => crons.has(name),
    start() {
      timer = setInterval(() => {
        sending = sending.then(sendDue);
      }, CHECK_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await sending;
    },
  };
}
