/** An LRU cache: holds recently used entries and evicts the least recently used. */
import type { Clock } from '../clock/clock.ts';

export type LruCache<Value> = {
  /** Concurrent requests share one load, so that a slow store does not get slower. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  invalidate(key: string): void;
  clear(): void;
};

type Entry<Value> = {
  value: Promise<Value>;
  /** When the load started; undefined while it is loading. */
  asOf?: number;
};

/** Entries expire after `forMs`; without it, never. */
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
    // A load in progress may be outdated: its caller gets it, later ones do not.
    invalidate: (key) => void entries.delete(key),
    clear: () => entries.clear(),
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
