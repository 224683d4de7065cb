/**
 * Work that looks at how things stand and acts on it: one run at a time per key. Whoever asks while one is under way is
 * served by one more run after it, however many ask.
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
