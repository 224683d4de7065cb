/**
 * Preparations of one key may run at the same time, but end in the order in which they began: a message whose
 * preparation is quick does not overtake the one before it.
 */
export function createInOrder() {
  const lastByKey = new Map<string, Promise<unknown>>();
  return async <T>(key: string, preparation: Promise<T> | undefined): Promise<T | undefined> => {
    const before = lastByKey.get(key);
    if (!before && !preparation) return undefined;
    const own = Promise.all([preparation, before]).then(([prepared]) => prepared);
    const settled = own.catch(() => undefined);
    lastByKey.set(key, settled);
    try {
      return await own;
    } finally {
      if (lastByKey.get(key) === settled) lastByKey.delete(key);
    }
  };
}
