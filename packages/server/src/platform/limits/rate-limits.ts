/** Limits of what a subject may do. Counted in this process, or in Redis over all processes. */
import type { Clock } from '../clock/clock.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { RateLimits } from './limit.ts';
import { createRateLimit } from './rate-limit.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createTokenBuckets } from './token-buckets.ts';

type Shared = Pick<Cluster, 'redis' | 'pubSub'>;

export function createRateLimits(clock: Clock, { redis, pubSub }: Shared): RateLimits {
  const now = () => clock.now().getTime();
  const perMinute: RateLimits['perMinute'] = (_name, limit) => createRateLimit(limit, now);
  if (redis) return createSharedLimits(redis, pubSub, { now, perMinuteHere: perMinute });
  return { perMinute, steady: (_name, limit) => createTokenBuckets(limit, now) };
}
