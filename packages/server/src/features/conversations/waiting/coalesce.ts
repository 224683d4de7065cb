/**
 * Work that brings something up to date: done at once, then at most once in a while for each key, however often it is asked
 * for. The work answers for how many milliseconds to rest afterwards.
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
