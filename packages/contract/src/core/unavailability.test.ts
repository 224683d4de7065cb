import { expect, test } from 'vitest';
import {
  isSoundReturn,
  UNAVAILABILITY_DURATIONS,
  UNAVAILABILITY_REASONS,
  unavailability,
  unavailableUntil,
} from './unavailability.ts';

// A Thursday, and already Friday in Auckland.
const NOW = new Date('2026-01-29T22:00:00Z');
const until = (duration: string, timeZone = 'UTC', custom?: string) =>
  unavailableUntil(
    unavailability.parse({ duration, reason: 'Training or Meetings', timeZone, until: custom }),
    NOW,
  )?.toISOString() ?? null;

test('the durations and reasons are the specified ones [USR-02, USR-03]', () => {
  expect(UNAVAILABILITY_DURATIONS).toEqual([
    'Until Configured',
    'Next 24 hrs',
    'Next 48 hrs',
    'This week',
    'This Month',
    'Custom',
  ]);
  expect(UNAVAILABILITY_REASONS).toHaveLength(8);
});

test.each([
  ['Until Configured', 'UTC', null],
  ['Next 24 hrs', 'UTC', '2026-01-30T22:00:00.000Z'],
  ['Next 48 hrs', 'UTC', '2026-01-31T22:00:00.000Z'],
  ['This week', 'UTC', '2026-02-02T00:00:00.000Z'],
  ['This week', 'Europe/Stockholm', '2026-02-01T23:00:00.000Z'],
  ['This week', 'Pacific/Auckland', '2026-02-01T11:00:00.000Z'],
  ['This Month', 'UTC', '2026-02-01T00:00:00.000Z'],
  ['This Month', 'America/New_York', '2026-02-01T05:00:00.000Z'],
])('%s ends in %s at %s [USR-02]', (duration, timeZone, expected) => {
  expect(until(duration, timeZone)).toBe(expected);
});

test('a month ends correctly across a DST change [USR-02]', () => {
  const before = new Date('2026-03-28T12:00:00Z');
  const wanted = unavailability.parse({
    duration: 'This Month',
    reason: 'Technical Issues',
    timeZone: 'Europe/Berlin',
  });
  expect(unavailableUntil(wanted, before)?.toISOString()).toBe('2026-03-31T22:00:00.000Z');
});

test('a custom end is required, in the future and within about a year [USR-02]', () => {
  expect(until('Custom', 'UTC', '2026-02-10T08:00:00Z')).toBe('2026-02-10T08:00:00.000Z');
  expect(unavailability.safeParse({ duration: 'Custom', reason: 'Technical Issues' }).success).toBe(false);
  expect(isSoundReturn(new Date('2026-01-29T21:59:00Z'), NOW)).toBe(false);
  expect(isSoundReturn(new Date('2027-06-01T00:00:00Z'), NOW)).toBe(false);
  expect(isSoundReturn(null, NOW)).toBe(true);
});

test('an unknown time zone is rejected [USR-02]', () => {
  expect(
    unavailability.safeParse({ duration: 'This week', reason: 'Technical Issues', timeZone: 'Mars/Base' })
      .success,
  ).toBe(false);
});
