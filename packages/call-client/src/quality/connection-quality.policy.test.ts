import { expect, test } from 'vitest';
import { connectionQuality, worstQuality } from './connection-quality.policy.ts';
import { NO_COUNTERS, readFigures } from './read-figures.ts';

const FINE = { isConnected: true, rtt: 40, loss: 0, jitter: 3, available: 1_200_000, received: 900_000 };

test('a connection is as good as its worst figure', () => {
  expect(connectionQuality(FINE)).toBe('good');
  expect(connectionQuality({ ...FINE, rtt: null, available: null })).toBe('good');
  expect(connectionQuality({ ...FINE, rtt: 300 })).toBe('fair');
  expect(connectionQuality({ ...FINE, loss: 0.05 })).toBe('fair');
  expect(connectionQuality({ ...FINE, jitter: 150 })).toBe('poor');
  expect(connectionQuality({ ...FINE, available: 90_000 })).toBe('poor');
  expect(connectionQuality({ ...FINE, isConnected: false })).toBe('lost');
  expect(worstQuality(['good', 'poor', 'fair'])).toBe('poor');
  expect(worstQuality([])).toBe('good');
});

const report = (received: number, lost: number, fractionLost: number, framesPerSecond: number) =>
  Object.entries({
    pair: {
      type: 'candidate-pair',
      nominated: true,
      state: 'succeeded',
      currentRoundTripTime: 0.05,
      availableOutgoingBitrate: 80_000,
    },
    spare: { type: 'candidate-pair', nominated: false, state: 'succeeded', currentRoundTripTime: 2 },
    voice: {
      type: 'inbound-rtp',
      packetsReceived: received,
      packetsLost: lost,
      bytesReceived: received * 100,
      jitter: 0.02,
    },
    sent: { type: 'outbound-rtp', kind: 'video', framesPerSecond },
    remote: { type: 'remote-inbound-rtp', fractionLost },
  });

test('figures are the difference of two reports, and the worse of both directions', () => {
  const first = readFigures(report(100, 0, 0, 25), NO_COUNTERS, 2_000);
  const { figures } = readFigures(report(190, 10, 0.02, 25), first.counters, 4_000);
  expect(figures).toEqual({ rtt: 50, loss: 0.1, jitter: 20, available: 80_000, received: 36_000 });
  expect(readFigures(report(200, 10, 0.3, 25), first.counters, 4_000).figures.loss).toBe(0.3);
});

test('the estimated bandwidth counts only while video is sent: it does not grow without', () => {
  expect(readFigures(report(100, 0, 0, 0), NO_COUNTERS, 2_000).figures.available).toBeNull();
});
