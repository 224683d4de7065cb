/** Keeps what was asked for last, up to a number of entries; the one not asked for longest goes first. */
type Recent<Value> = {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
};

export function createRecent<Value>(most: number): Recent<Value> {
  const entries = new Map<string, Promise<Value>>();
  return {
    get(key, load) {
      const entry = entries.get(key) ?? loadOnce(key, load);
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
      return entry;
    },
    // What is being loaded at this moment may be old already: its asker gets it, nobody after.
    forget: (key) => void entries.delete(key),
  };

  function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = load();
    entry.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry;
  }
}
