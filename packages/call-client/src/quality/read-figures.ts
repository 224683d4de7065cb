/** Reads the figures of a connection from two reports of its statistics. */
import type { ConnectionFigures } from './connection-quality.policy.ts';

/** Counters since the beginning, of which the difference counts. */
export type Counters = { received: number; lost: number; bytes: number; at: number };
export const NO_COUNTERS: Counters = { received: 0, lost: 0, bytes: 0, at: 0 };

type Stat = Record<string, unknown> & { type: string };
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function readFigures(
  report: Iterable<[string, unknown]>,
  before: Counters,
  now: number,
): { figures: Omit<ConnectionFigures, 'isConnected'>; counters: Counters } {
  const stats = [...report].map(([, stat]) => stat as Stat);
  const of = (type: string) => stats.filter((stat) => stat.type === type);
  const pair = of('candidate-pair').find(({ nominated, state }) => nominated && state === 'succeeded');
  const arriving = of('inbound-rtp');
  const reported = of('remote-inbound-rtp');
  const sum = (name: string) => arriving.reduce((total, stat) => total + number(stat[name]), 0);
  const most = (of: Stat[], name: string) => Math.max(0, ...of.map((stat) => number(stat[name])));

  const counters = {
    received: sum('packetsReceived'),
    lost: sum('packetsLost'),
    bytes: sum('bytesReceived'),
    at: now,
  };
  const received = Math.max(0, counters.received - before.received);
  const lost = Math.max(0, counters.lost - before.lost);
  const seconds = (now - before.at) / 1_000;
  const rtt =
    pair?.currentRoundTripTime ?? reported.find(({ roundTripTime }) => roundTripTime)?.roundTripTime;
  // Without video the estimate does not grow, so it says nothing about what the connection could carry.
  const isSendingVideo = of('outbound-rtp').some(
    ({ kind, active, framesPerSecond }) =>
      kind === 'video' && active !== false && number(framesPerSecond) > 0,
  );
  return {
    counters,
    figures: {
      rtt: typeof rtt === 'number' ? rtt * 1_000 : null,
      loss: Math.max(received + lost === 0 ? 0 : lost / (received + lost), most(reported, 'fractionLost')),
      jitter: most(arriving, 'jitter') * 1_000,
      available:
        isSendingVideo && pair?.availableOutgoingBitrate ? number(pair.availableOutgoingBitrate) : null,
      received: seconds > 0 ? (Math.max(0, counters.bytes - before.bytes) * 8) / seconds : 0,
    },
  };
}
