/**
 * Counts of what processes have open, such as the sockets of an address. Each process has its own hash in Redis,
 * which expires if the process dies.
 */
import { type Cluster, UPKEEP_MS } from './cluster.ts';

export type SharedCounts = {
  /** Counts one more in this process; returns the function that takes it back. */
  add(subject: string): () => void;
  /** In all processes; while Redis is away, in this one. */
  of(subject: string): number | Promise<number>;
  /** The subjects that some process has open. Fails while Redis is away, as other processes are not known. */
  someOpen(subjects: readonly string[]): Promise<Set<string>>;
};

const EXPIRES_MS = 4 * UPKEEP_MS;
const MAX_AT_ONCE = 500;

/** Adds up the hashes of all processes; ARGV are the subjects. */
const SUM = `
  local sums = {}
  for i = 1, #ARGV do sums[i] = 0 end
  for _, hash in ipairs(redis.call('smembers', KEYS[1])) do
    if redis.call('exists', hash) == 0 then redis.call('srem', KEYS[1], hash) end
    local counts = redis.call('hmget', hash, unpack(ARGV))
    for i = 1, #ARGV do sums[i] = sums[i] + (tonumber(counts[i]) or 0) end
  end
  return sums`;

export function createSharedCounts(
  name: string,
  { redis, processId, pubSub, regularly }: Pick<Cluster, 'redis' | 'processId' | 'pubSub' | 'regularly'>,
): SharedCounts {
  const counts = new Map<string, number>();
  const change = (subject: string, by: 1 | -1) => {
    const left = (counts.get(subject) ?? 0) + by;
    if (left > 0) counts.set(subject, left);
    else counts.delete(subject);
  };
  if (!redis)
    return {
      add(subject) {
        change(subject, 1);
        return () => change(subject, -1);
      },
      of: (subject) => counts.get(subject) ?? 0,
      someOpen: async (subjects) => new Set(subjects.filter((subject) => counts.has(subject))),
    };

  const { commands, prefix } = redis;
  const hashes = `${prefix}:open:${name}`;
  const own = `${hashes}:${processId}`;
  const sums = async (subjects: readonly string[]): Promise<number[]> =>
    (await commands.eval(SUM, 1, hashes, ...subjects)) as number[];
  const write = (subject: string, by: 1 | -1) => {
    change(subject, by);
    commands.hincrby(own, subject, by).catch(() => {});
  };
  const writeAll = () =>
    commands
      .multi()
      .del(own)
      // A field that is always there, as an empty hash would not exist.
      .hset(own, '', 0, ...[...counts].flat())
      .pexpire(own, EXPIRES_MS)
      .sadd(hashes, own)
      .exec();
  const refresh = async () => {
    const isThere = await commands.pexpire(own, EXPIRES_MS);
    if (!isThere) await writeAll();
  };
  // While Redis is away nothing is written; afterwards everything is.
  const safely = (work: () => Promise<unknown>) => () => void work().catch(() => {});
  safely(writeAll)();
  regularly(safely(refresh));
  pubSub.onRecovered(safely(writeAll));

  return {
    add(subject) {
      write(subject, 1);
      return () => write(subject, -1);
    },
    of: (subject) =>
      sums([subject]).then(
        ([sum = 0]) => sum,
        () => counts.get(subject) ?? 0,
      ),
    async someOpen(subjects) {
      const open = new Set<string>();
      for (let from = 0; from < subjects.length; from += MAX_AT_ONCE) {
        const batch = subjects.slice(from, from + MAX_AT_ONCE);
        for (const [at, sum] of (await sums(batch)).entries()) if (sum > 0) open.add(batch[at] ?? '');
      }
      return open;
    },
  };
}
