/**
 * Jobs that count as running and that nobody runs: their process died, or an outage of the store lost the
 * statement that handed them out or the one that ended them. pg-boss would retry them only when their time is
 * up, after fifteen minutes.
 */
import type { Cluster } from '../cluster/cluster.ts';
import { isDeadProcess } from '../cluster/processes.ts';
import type { Driver } from '../db/database.ts';
import type { Log } from '../log/log.ts';

/** A job that ends its process each time is not run forever. */
const RETRY_ACTIVE = `
  update pgboss.job
  set state = 'retry', start_after = now(), started_on = null, output = null, retry_count = retry_count + 1
  where state = 'active' and retry_count < retry_limit`;
const PROCESS = "coalesce(job.output ->> 'processId', '')";
/** A job was started a moment before its process is noted. */
const RETRY_OF_DEAD = `${RETRY_ACTIVE}
  and started_on < now() - interval '15 seconds' and ${isDeadProcess(PROCESS)}`;
/** The output of a job is empty until it ends. */
const NOTE_PROCESS = `update pgboss.job set output = jsonb_build_object('processId', $3::text) where name = $1 and id = $2::uuid`;
/** Longer than a statement can take that hands a job out, or that stores its end. */
const STATEMENT_SECONDS = 20;
const RETRY_LOST = `${RETRY_ACTIVE}
  and started_on < now() - interval '${STATEMENT_SECONDS} seconds' and ${PROCESS} = $1
  and not id = any (string_to_array($2, ',')::uuid[])`;
const LOOK_MS = 5_000;

export type AbandonedJobs = {
  /** Before any job of this process runs. */
  start(): Promise<void>;
  /** Runs a job that this process was handed. */
  run<T>(job: { name: string; id: string }, work: () => Promise<T>): Promise<T>;
  stop(): void;
};

export function createAbandonedJobs(
  driver: Pick<Driver, 'query'>,
  { processId, isLeader, regularly }: Pick<Cluster, 'processId' | 'isLeader' | 'regularly'>,
  log: Log,
): AbandonedJobs {
  /** The jobs of this process, and when each that has ended did so. */
  const endOf = new Map<string, number | undefined>();
  let timer: NodeJS.Timeout | undefined;
  const retry = (statement: string, values: unknown[] = []) =>
    driver
      .query(statement, values)
      .catch((error: unknown) =>
        log.error({ err: error }, 'retrying abandoned jobs failed; trying again soon'),
      );
  const retryLost = () => {
    // The end of a job is stored after its work.
    const stored = performance.now() - STATEMENT_SECONDS * 1_000;
    for (const [id, end] of endOf) if (end !== undefined && end < stored) endOf.delete(id);
    void retry(RETRY_LOST, [processId, [...endOf.keys()].join()]);
  };
  return {
    async start() {
      // The only process of the installation: what is running was started by one that has ended.
      if (processId === '') await driver.query(RETRY_ACTIVE);
      regularly(() => {
        if (isLeader()) void retry(RETRY_OF_DEAD);
      });
      timer = setInterval(retryLost, LOOK_MS);
      timer.unref();
    },
    async run({ name, id }, work) {
      endOf.set(id, undefined);
      try {
        if (processId !== '') await driver.query(NOTE_PROCESS, [name, id, processId]);
        return await work();
      } finally {
        endOf.set(id, performance.now());
      }
    },
    stop: () => clearInterval(timer),
  };
}
