/**
 * Coalesces refreshes per key: the first request runs at once, further ones at most once per pause. The work
 * returns how many milliseconds to pause afterwards.
 */
type Resting = { again: boolean; timer?: NodeJS.Timeout };

export function coalesce<Key extends string, Rest extends unknown[]>(
  work: (key: Key, ...rest: Rest) => Promise<number>,
  onError: (error: unknown, key: Key) => void,
) {
  const resting = new Map<Key, Resting>();
  const underWay = new Set<Promise<void>>();

  const run = async (key: Key, rest: Rest, own: Resting): Promise<void> => {
    let restMs = 0;
    try {
      restMs = await work(key, ...rest);
    } catch (error) {
      onError(error, key);
    }
    own.timer = setTimeout(() => {
      resting.delete(key);
      if (own.again) ask(key, ...rest);
    }, restMs);
    own.timer.unref();
  };

  const ask = (key: Key, ...rest: Rest): void => {
    const known = resting.get(key);
    if (known) {
      known.again = true;
      return;
    }
    const own: Resting = { again: false };
    resting.set(key, own);
    const running = run(key, rest, own).finally(() => underWay.delete(running));
    underWay.add(running);
  };

  return {
    ask,
    async stop(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}
