/**
 * Runs the work of many tenants. Work of one tenant starts in the order of arrival; tenants with waiting work
 * take turns, so that much work of one delays no other.
 */
import { createIsAlone } from './is-alone.ts';

export type FairQueue = {
  run<T>(tenant: string, work: () => Promise<T>): Promise<T>;
};

/**
 * How much may run concurrently: in all, of one tenant, and of one tenant while others were active within the
 * last second.
 */
export type FairQueueLimits = { atOnce?: number; perTenant: number; perTenantShared?: number };

export function createFairQueue({
  atOnce = Number.POSITIVE_INFINITY,
  perTenant,
  perTenantShared = perTenant,
}: FairQueueLimits): FairQueue {
  const runningOf = new Map<string, number>();
  /** In the order of turns. */
  const waitingOf = new Map<string, (() => void)[]>();
  let running = 0;

  const isAlone = createIsAlone();

  const isFree = (tenant: string) =>
    running < atOnce && (runningOf.get(tenant) ?? 0) < (isAlone(tenant) ? perTenant : perTenantShared);
  const begin = (tenant: string) => {
    running += 1;
    runningOf.set(tenant, (runningOf.get(tenant) ?? 0) + 1);
  };
  const end = (tenant: string) => {
    running -= 1;
    const left = (runningOf.get(tenant) ?? 1) - 1;
    if (left > 0) runningOf.set(tenant, left);
    else runningOf.delete(tenant);
  };

  const startNext = () => {
    for (const [tenant, waiting] of waitingOf) {
      if (running >= atOnce) return;
      if (!isFree(tenant)) continue;
      const start = waiting.shift();
      // Its next work waits for the turn after those of the others.
      waitingOf.delete(tenant);
      if (waiting.length > 0) waitingOf.set(tenant, waiting);
      begin(tenant);
      start?.();
    }
  };

  const turnOf = (tenant: string): Promise<void> =>
    new Promise((resolve) => {
      const waiting = waitingOf.get(tenant);
      if (waiting) waiting.push(resolve);
      else waitingOf.set(tenant, [resolve]);
    });

  return {
    async run(tenant, work) {
      if (isFree(tenant) && !waitingOf.has(tenant)) begin(tenant);
      else await turnOf(tenant);
      try {
        return await work();
      } finally {
        end(tenant);
        startNext();
      }
    },
  };
}
