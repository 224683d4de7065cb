/** Limits of what a subject may do. Counted in this process, or in Redis over all processes. */
import type { Clock } from '../clock/clock.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { createRateLimit } from './rate-limit.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createTokenBuckets } from './token-buckets.ts';

/** Known at once where it is counted in this process. */
export type Decision = boolean | Promise<boolean>;

export type Limit = {
  /** Whether one more is allowed; if so it is counted. */
  take(subject: string): Decision;
};

/** `name` tells the limits of one installation apart. */
export type RateLimits = {
  /** So many within a minute that starts with the first. */
  perMinute(name: string, limit: number): Limit;
  /** A steady rate, with bursts. */
  steady(name: string, limit: number): Limit;
};

export function createRateLimits(clock: Clock, { redis }: Pick<Cluster, 'redis'>): RateLimits {
  const now = () => clock.now().getTime();
  const local: RateLimits = {
    perMinute: (_name, limit) => createRateLimit(limit, now),
    steady: (_name, limit) => createTokenBuckets(limit, now),
  };
  return redis ? createSharedLimits(redis, local, now) : local;
}

/** Continues at once where the value is known at once. */
export const whenKnown = <T, Result>(
  value: T | Promise<T>,
  next: (value: T) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(next) : next(value));
