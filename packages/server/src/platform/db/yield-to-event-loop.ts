/**
 * PGlite answers synchronously, so queued transactions would run in a row while no network I/O is handled.
 * Yields to the event loop between two of them, at most every few milliseconds.
 */
const MOST_IN_ONE_GO_MS = 4;

export function createYieldToEventLoop(now: () => number = () => performance.now()): () => Promise<void> {
  let lastBreath = 0;
  return async () => {
    if (now() - lastBreath < MOST_IN_ONE_GO_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastBreath = now();
  };
}
