/** Messages sent and received: latency, lost messages, and messages out of order. */
export type Tally = {
  /** A text that starts with the time it is sent at and an increasing number. */
  sent(value: string): void;
  received(conversationId: string, value: string): void;
  sentCount(): number;
  lost(): number;
  outOfOrder(): number;
  /** The latency in milliseconds at this percentile. */
  waitMs(share: number): number | undefined;
};

export function createTally(now: () => number = () => performance.now()): Tally {
  const underWay = new Set<string>();
  const lastOf = new Map<string, number>();
  const waits: number[] = [];
  let sent = 0;
  let outOfOrder = 0;

  return {
    sent(value) {
      sent += 1;
      underWay.add(value);
    },
    received(conversationId, value) {
      if (!underWay.delete(value)) return;
      const [at = 0, number = 0] = value.split(' ').map(Number);
      waits.push(now() - at);
      if (number < (lastOf.get(conversationId) ?? 0)) outOfOrder += 1;
      else lastOf.set(conversationId, number);
    },
    sentCount: () => sent,
    lost: () => underWay.size,
    outOfOrder: () => outOfOrder,
    waitMs(share) {
      const sorted = waits.toSorted((one, other) => one - other);
      return sorted[Math.floor(share * (sorted.length - 1))];
    },
  };
}
