/**
 * Coalesces refreshes per key: the first request runs at once, further ones at most once per pause. The work
 * returns how many milliseconds to pause afterwards.
 */
type Paused = { again: boolean; timer?: NodeJS.Timeout };

export function coalesce<Key extends string, Args extends unknown[]>(
  work: (key: Key, ...args: Args) => Promise<number>,
  onError: (error: unknown, key: Key) => void,
) {
  const paused = new Map<Key, Paused>();
  const pending = new Set<Promise<void>>();

  const run = async (key: Key, args: Args, entry: Paused): Promise<void> => {
    let pauseMs = 0;
    try {
      pauseMs = await work(key, ...args);
    } catch (error) {
      onError(error, key);
    }
    entry.timer = setTimeout(() => {
      paused.delete(key);
      if (entry.again) request(key, ...args);
    }, pauseMs);
    entry.timer.unref();
  };

  const request = (key: Key, ...args: Args): void => {
    const waiting = paused.get(key);
    if (waiting) {
      waiting.again = true;
      return;
    }
    const entry: Paused = { again: false };
    paused.set(key, entry);
    const running = run(key, args, entry).finally(() => pending.delete(running));
    pending.add(running);
  };

  return {
    request,
    async stop(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
      for (const { timer } of paused.values()) clearTimeout(timer);
      paused.clear();
    },
  };
}
