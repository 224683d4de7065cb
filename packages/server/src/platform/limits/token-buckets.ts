/**
 * Limits a steady rate per subject, with bursts. In memory, where storing each use would be too expensive.
 */
import { MINUTE_MS } from '@parrot/contract/core';

export type TokenBuckets = {
  /** Whether one more is allowed now; if so it is counted. */
  take(subject: string): boolean;
  /** Counts what other processes allowed. */
  useUp(subject: string, count: number): void;
};

/** A burst is this share of what a minute allows. */
const BURST_SHARE = 0.1;
/** Past this many subjects, full buckets are dropped. */
const MAX_SUBJECTS = 10_000;

type Bucket = { left: number; at: number };

const bucketSize = (perMinute: number): number => Math.max(1, perMinute * BURST_SHARE);

export function createTokenBuckets(perMinute: number, now: () => number): TokenBuckets {
  const size = bucketSize(perMinute);
  const buckets = new Map<string, Bucket>();
  const refilled = ({ left, at }: Bucket, time: number) =>
    Math.min(size, left + (Math.max(0, time - at) / MINUTE_MS) * perMinute);
  const dropFull = (time: number) => {
    for (const [subject, bucket] of buckets) if (refilled(bucket, time) >= size) buckets.delete(subject);
  };
  const leftOf = (subject: string, at: number) => {
    const bucket = buckets.get(subject);
    if (!bucket && buckets.size >= MAX_SUBJECTS) dropFull(at);
    return bucket ? refilled(bucket, at) : size;
  };
  return {
    take(subject) {
      const at = now();
      const left = leftOf(subject, at);
      const isAllowed = left >= 1;
      buckets.set(subject, { left: isAllowed ? left - 1 : left, at });
      return isAllowed;
    },
    useUp(subject, count) {
      const at = now();
      buckets.set(subject, { left: leftOf(subject, at) - count, at });
    },
  };
}
