/**
 * Small facts that all processes read, by key and field, each for a limited time. While Redis is away, a process
 * knows its own only.
 */
import type { Clock } from '../clock/clock.ts';
import type { Cluster, SharedRedis } from './cluster.ts';

export type SharedTable<Value> = {
  /** The values of a key by field. */
  read(key: string): Promise<Map<string, Value>>;
  set(key: string, field: string, value: Value): Promise<void>;
  delete(key: string, field: string): Promise<void>;
};

type Entry<Value> = { value: Value; until: number };
type Needs = { clock: Clock; cluster: Pick<Cluster, 'redis'> };

export function createSharedTable<Value>(
  name: string,
  forMs: number,
  { clock, cluster: { redis } }: Needs,
): SharedTable<Value> {
  const now = () => clock.now().getTime();
  const local = createLocalTable<Value>(forMs, now);
  if (!redis) return local;
  const shared = createRedisTable<Value>(name, forMs, redis, now);
  return {
    read: (key) => shared.read(key).catch(() => local.read(key)),
    set: (...entry) => shared.set(...entry).catch(() => local.set(...entry)),
    delete: (...entry) => shared.delete(...entry).catch(() => local.delete(...entry)),
  };
}

function createLocalTable<Value>(forMs: number, now: () => number): SharedTable<Value> {
  const table = new Map<string, Map<string, Entry<Value>>>();
  const deleteExpired = () => {
    for (const [key, entries] of table) {
      for (const [field, { until }] of entries) if (until <= now()) entries.delete(field);
      if (entries.size === 0) table.delete(key);
    }
  };
  return {
    async read(key) {
      deleteExpired();
      return valuesOf(table.get(key) ?? []);
    },
    async set(key, field, value) {
      deleteExpired();
      const entries = table.get(key) ?? new Map<string, Entry<Value>>();
      table.set(key, entries.set(field, { value, until: now() + forMs }));
    },
    async delete(key, field) {
      table.get(key)?.delete(field);
    },
  };
}

function createRedisTable<Value>(
  name: string,
  forMs: number,
  { commands, prefix }: SharedRedis,
  now: () => number,
): SharedTable<Value> {
  const hashOf = (key: string) => `${prefix}:table:${name}:${key}`;
  return {
    async read(key) {
      const stored = Object.entries(await commands.hgetall(hashOf(key)));
      const entries = stored.map(([field, text]) => [field, JSON.parse(text) as Entry<Value>] as const);
      return valuesOf(entries.filter(([, { until }]) => until > now()));
    },
    async set(key, field, value) {
      const entry: Entry<Value> = { value, until: now() + forMs };
      await commands
        .multi()
        .hset(hashOf(key), field, JSON.stringify(entry))
        .pexpire(hashOf(key), forMs)
        .exec();
    },
    async delete(key, field) {
      await commands.hdel(hashOf(key), field);
    },
  };
}

const valuesOf = <Value>(entries: Iterable<readonly [string, Entry<Value>]>): Map<string, Value> =>
  new Map(Array.from(entries, ([field, { value }]) => [field, value]));
