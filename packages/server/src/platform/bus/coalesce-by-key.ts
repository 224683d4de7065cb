/**
 * Runs work that reads the current state, one run at a time per key. Calls during a run share one more run
 * after it.
 */
export function coalesceByKey<Key extends string, Rest extends unknown[]>(
  work: (key: Key, ...rest: Rest) => Promise<void>,
): (key: Key, ...rest: Rest) => Promise<void> {
  const runs = new Map<string, { again: boolean; done: Promise<void> }>();
  return (key, ...rest) => {
    const running = runs.get(key);
    if (running) {
      running.again = true;
      return running.done;
    }
    const own = { again: true, done: Promise.resolve() };
    const run = async () => {
      try {
        while (own.again) {
          own.again = false;
          await work(key, ...rest);
        }
      } finally {
        runs.delete(key);
      }
    };
    runs.set(key, own);
    own.done = run();
    return own.done;
  };
}
