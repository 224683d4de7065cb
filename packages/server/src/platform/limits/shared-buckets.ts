/**
 * A steady limit over all processes. Each decides by its own buckets and reports several times a second what it
 * allowed, which the others use up too: a limit that asked Redis before each message would cost more than the
 * message. In the meantime a burst may be allowed once in each process.
 */
import type { PubSub } from '../cluster/pub-sub.ts';
import { createTokenBuckets } from './token-buckets.ts';

const REPORT_MS = 200;

export function createSharedBuckets(
  { name, limit }: { name: string; limit: number },
  pubSub: Pick<PubSub, 'publish' | 'subscribe'>,
  now: () => number,
) {
  const buckets = createTokenBuckets(limit, now);
  const subject = `limits.${name}`;
  const unreported = new Map<string, number>();
  const report = () => {
    pubSub.publish(subject, [...unreported]);
    unreported.clear();
  };
  pubSub.subscribe<[string, number][]>(subject, {
    handle(used) {
      for (const [each, count] of used) buckets.useUp(each, count);
    },
  });
  return {
    take(each: string): boolean {
      const isAllowed = buckets.take(each);
      if (isAllowed) {
        if (unreported.size === 0) setTimeout(report, REPORT_MS).unref();
        unreported.set(each, (unreported.get(each) ?? 0) + 1);
      }
      return isAllowed;
    },
  };
}
