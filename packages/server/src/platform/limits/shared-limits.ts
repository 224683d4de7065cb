/**
 * Limits over all processes. What happens rarely, such as connecting or signing in, is counted exactly, by a
 * script in Redis.
 */
import { MINUTE_MS } from '@parrot/contract/core';
import type { SharedRedis } from '../cluster/cluster.ts';
import type { PubSub } from '../cluster/pub-sub.ts';
import type { Limit, RateLimits } from './limit.ts';
import { createSharedBuckets } from './shared-buckets.ts';

const COUNT_IN_MINUTE = `
  local used = redis.call('incr', KEYS[1])
  if used == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return used`;

/** While Redis is away, each process counts for itself. */
export function createSharedLimits(
  { commands, prefix }: SharedRedis,
  pubSub: PubSub,
  { now, perMinuteHere }: { now: () => number; perMinuteHere: RateLimits['perMinute'] },
): RateLimits {
  const shared = (inProcess: Limit, count: (subject: string) => Promise<boolean>): Limit => ({
    take: (subject) => count(subject).catch(() => inProcess.take(subject)),
  });
  return {
    perMinute(name, limit) {
      const keyOf = (subject: string) => `${prefix}:minute:${name}:${subject}`;
      return shared(
        perMinuteHere(name, limit),
        async (subject) =>
          Number(await commands.eval(COUNT_IN_MINUTE, 1, keyOf(subject), MINUTE_MS)) <= limit,
      );
    },
    steady: (name, limit) => createSharedBuckets({ name, limit }, pubSub, now),
  };
}
