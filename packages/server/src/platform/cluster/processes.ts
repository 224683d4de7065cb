/**
 * The processes that share a database. Each refreshes its row; one that has not for a while counts as dead. The
 * oldest that runs jobs is the leader, which does what must be done once.
 */
import type { Driver } from '../db/database.ts';
import type { Log } from '../log/log.ts';

const REFRESH_MS = 3_000;
/** Measured by the clock of the database, which is the same for all. */
const ALIVE = `seen_at > now() - interval '15 seconds'`;

const REFRESH = `
  with refreshed as (
    insert into processes (id, runs_jobs) values ($1, $2)
    on conflict (id) do update set seen_at = now()
  ), deleted as (
    delete from processes where id <> $1 and not (${ALIVE})
  )
  select id from processes where runs_jobs and (${ALIVE} or id = $1) order by started_at, id limit 1`;

/** A condition on a column with the id of a process. */
export const isDeadProcess = (column: string): string =>
  `not exists (select from processes where processes.id = ${column} and ${ALIVE})`;

export type Processes = {
  isLeader(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export function createProcesses(
  driver: Pick<Driver, 'query'>,
  { processId, runsJobs, log }: { processId: string; runsJobs: boolean; log: Log },
): Processes {
  let isLeader = false;
  let refreshedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let refreshing: Promise<void> | undefined;

  const refresh = async () => {
    const { rows } = await driver.query(REFRESH, [processId, runsJobs]);
    isLeader = rows[0]?.id === processId;
    refreshedAt = performance.now();
  };

  return {
    // A leader that can't refresh its row may have been replaced.
    isLeader: () => isLeader && performance.now() - refreshedAt < 3 * REFRESH_MS,
    async start() {
      await refresh();
      // The first statement does not see the row it inserts.
      await refresh();
      timer = setInterval(() => {
        refreshing ??= refresh()
          .catch((err: unknown) =>
            log.error({ err }, 'reporting that this process is alive failed; retrying'),
          )
          .finally(() => {
            refreshing = undefined;
          });
      }, REFRESH_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await refreshing;
      isLeader = false;
      await driver.query('delete from processes where id = $1', [processId]);
    },
  };
}
