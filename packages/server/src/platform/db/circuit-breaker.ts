/**
 * Circuit breaker: after a timeout, work fails at once instead of waiting, until a probe gets an answer
 * again.
 */
import { StoreUnavailable } from './store-unavailable.ts';

const PROBE_MS = 500;

export type CircuitBreaker = {
  /** Throws while the store is known to be unavailable. */
  requireClosed(): void;
  /** Opens the breaker; called when the store did not answer. */
  trip(cause: unknown): void;
  stop(): void;
};

export function createCircuitBreaker(probe: () => Promise<unknown>): CircuitBreaker {
  let failure: { cause: unknown } | undefined;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  const probeLater = () => {
    if (isStopped) return;
    next = setTimeout(() => {
      probe().then(() => {
        failure = undefined;
      }, probeLater);
    }, PROBE_MS);
    next.unref();
  };

  return {
    requireClosed() {
      if (failure) throw new StoreUnavailable(failure.cause);
    },
    trip(cause) {
      if (failure) return;
      failure = { cause };
      probeLater();
    },
    stop() {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
