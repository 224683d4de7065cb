/**
 * The engine inside this process answers at once, so transactions that wait for one another would run in one go, while
 * nothing is read from the network or sent. Between two of them everything else gets its turn, now and then.
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
