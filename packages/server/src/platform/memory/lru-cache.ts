/** Keeps what was asked for last, up to a number of entries; the one not asked for longest goes first. */
import type { Clock } from '../clock/clock.ts';

export type LruCache<Value> = {
  /** Loaded once for all who ask meanwhile: however slow the store is, they do not make it slower. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
};

type Entry<Value> = {
  value: Promise<Value>;
  /** As of when it is; undefined while it is being loaded. */
  asOf?: number;
};

/** `for` so many milliseconds; for good where that is not said. */
type Freshness = { forMs: number; clock: Clock };

export function createLruCache<Value>(maxEntries: number, fresh?: Freshness): LruCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const now = () => fresh?.clock.now().getTime() ?? 0;
  const isFresh = ({ asOf }: Entry<Value>) =>
    !fresh || asOf === undefined || Math.abs(now() - asOf) < fresh.forMs;

  return {
    get(key, load) {
      const known = entries.get(key);
      const entry = known && isFresh(known) ? known : loadOnce(key, load);
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      return entry.value;
    },
    // What is being loaded at this moment may be old already: its asker gets it, nobody after.
    forget: (key) => void entries.delete(key),
  };

  function loadOnce(key: string, load: () => Promise<Value>): Entry<Value> {
    const began = now();
    const entry: Entry<Value> = { value: load() };
    entry.value.then(
      () => {
        entry.asOf = began;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry;
  }
}
