/** Small values that all processes read, by key, for a limited time. While Redis is away, a process knows its own. */
import type { Cluster } from './cluster.ts';

export type SharedValues = {
  set(key: string, value: string): void;
  /** Deletes it if this process has set it last. */
  delete(key: string): void;
  read(keys: readonly string[]): Promise<Map<string, string>>;
};

const DELETE_OWN = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

export function createSharedValues(
  name: string,
  forMs: number,
  { redis, processId }: Pick<Cluster, 'redis' | 'processId'>,
): SharedValues {
  const own = new Map<string, string>();
  const pick = (
    keys: readonly string[],
    valueAt: (index: number, key: string) => string | null | undefined,
  ) =>
    new Map(
      keys.flatMap((key, index) => {
        const value = valueAt(index, key) ?? own.get(key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  const readOwn = (keys: readonly string[]) => pick(keys, () => undefined);
  if (!redis)
    return {
      set: (key, value) => void own.set(key, value),
      delete: (key) => void own.delete(key),
      read: async (keys) => readOwn(keys),
    };

  const { commands, prefix } = redis;
  const nameOf = (key: string) => `${prefix}:value:${name}:${key}`;
  /** Begins with the process that set it, as another one may have replaced it. */
  const signed = (value: string) => `${processId} ${value}`;
  return {
    set(key, value) {
      own.set(key, value);
      commands.set(nameOf(key), signed(value), 'PX', forMs).catch(() => {});
    },
    delete(key) {
      const value = own.get(key);
      if (value === undefined) return;
      own.delete(key);
      commands.eval(DELETE_OWN, 1, nameOf(key), signed(value)).catch(() => {});
    },
    async read(keys) {
      if (keys.length === 0) return new Map();
      try {
        const stored = await commands.mget(keys.map(nameOf));
        return pick(keys, (index) => stored[index]?.slice(processId.length + 1));
      } catch {
        return readOwn(keys);
      }
    },
  };
}
