/**
 * Once the store does not answer, work fails at once instead of waiting for the timeout one by one, until a probe finds that it
 * answers again.
 */
import { StoreUnavailable } from './store-unavailable.ts';

const PROBE_MS = 500;

export type StoreWatch = {
  /** Throws while the store is known to be away. */
  check(): void;
  /** The store did not answer. */
  lost(cause: unknown): void;
  stop(): void;
};

export function createStoreWatch(probe: () => Promise<unknown>): StoreWatch {
  let away: { cause: unknown } | undefined;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  const probeLater = () => {
    if (isStopped) return;
    next = setTimeout(() => {
      probe().then(() => {
        away = undefined;
      }, probeLater);
    }, PROBE_MS);
    next.unref();
  };

  return {
    check() {
      if (away) throw new StoreUnavailable(away.cause);
    },
    lost(cause) {
      if (away) return;
      away = { cause };
      probeLater();
    },
    stop() {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
