/** Limits of what a subject may do. Counted in this process, or in Redis over all processes. */
import type { Clock } from '../clock/clock.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { RateLimits } from './limit.ts';
import { createRateLimit } from './rate-limit.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createTokenBuckets } from './token-buckets.ts';

export function createRateLimits(clock: Clock, { redis }: Pick<Cluster, 'redis'>): RateLimits {
  const now = () => clock.now().getTime();
  const local: RateLimits = {
    perMinute: (_name, limit) => createRateLimit(limit, now),
    steady: (_name, limit) => createTokenBuckets(limit, now),
  };
  return redis ? createSharedLimits(redis, local, now) : local;
}
