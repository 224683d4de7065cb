/**
 * PGlite answers synchronously, so queued transactions would run in a row while no network I/O is handled.
 * Yields to the event loop between two of them, at most every few milliseconds.
 */
const MAX_BLOCKING_MS = 4;

export function createYieldToEventLoop(now: () => number = () => performance.now()): () => Promise<void> {
  let lastYield = 0;
  return async () => {
    if (now() - lastYield < MAX_BLOCKING_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastYield = now();
  };
}
