/** Limits counted in Redis, each with one script, so that no two processes count at the same time. */
import { MINUTE_MS } from '@parrot/contract/core';
import type { SharedRedis } from '../cluster/cluster.ts';
import type { Limit, RateLimits } from './limit.ts';
import { bucketSize } from './token-buckets.ts';

const COUNT_IN_MINUTE = `
  local used = redis.call('incr', KEYS[1])
  if used == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return used`;

/** The bucket refills with the time since it was last used. */
const TAKE_TOKEN = `
  local size, perMinute, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local stored = redis.call('hmget', KEYS[1], 'left', 'at')
  local left = tonumber(stored[1]) or size
  local at = tonumber(stored[2]) or now
  left = math.min(size, left + math.max(0, now - at) / ${MINUTE_MS} * perMinute)
  local isAllowed = left >= 1
  if isAllowed then left = left - 1 end
  redis.call('hset', KEYS[1], 'left', tostring(left), 'at', tostring(math.max(at, now)))
  redis.call('pexpire', KEYS[1], ${MINUTE_MS})
  return isAllowed and 1 or 0`;

/** While Redis is away, each process counts for itself. */
export function createSharedLimits(
  { commands, prefix }: SharedRedis,
  local: RateLimits,
  now: () => number,
): RateLimits {
  const shared = (inProcess: Limit, count: (subject: string) => Promise<boolean>): Limit => ({
    take: (subject) => count(subject).catch(() => inProcess.take(subject)),
  });
  return {
    perMinute(name, limit) {
      const keyOf = (subject: string) => `${prefix}:minute:${name}:${subject}`;
      return shared(
        local.perMinute(name, limit),
        async (subject) =>
          Number(await commands.eval(COUNT_IN_MINUTE, 1, keyOf(subject), MINUTE_MS)) <= limit,
      );
    },
    steady(name, limit) {
      const keyOf = (subject: string) => `${prefix}:bucket:${name}:${subject}`;
      return shared(
        local.steady(name, limit),
        async (subject) =>
          (await commands.eval(TAKE_TOKEN, 1, keyOf(subject), bucketSize(limit), limit, now())) === 1,
      );
    },
  };
}
