import { expect, test } from 'vitest';
import { context, flowOf, play, sentTexts, text } from '../../flow.fixture.ts';

const day = [{ from: '09:00', until: '17:00' }];
const hours = (more: object = {}) => ({
  type: 'business-hours',
  timeZone: 'Europe/Stockholm',
  days: {
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: [{ from: '22:00', until: '02:00' }],
    sat: [],
    sun: [],
  },
  closedOn: ['2026-12-24'],
  next: { open: 'yes', closed: 'no' },
  ...more,
});
const at = (moment: string, more: object = {}) =>
  sentTexts(
    play(flowOf({ first: hours(more), yes: text('open'), no: text('closed') }), [], {
      ...context,
      now: new Date(moment),
    }),
  )[0];

test('Business hours use the configured time zone, from inclusive, until exclusive [F-56]', () => {
  expect(at('2026-01-13T08:00:00Z')).toBe('open');
  expect(at('2026-01-13T07:59:59Z')).toBe('closed');
  expect(at('2026-01-13T15:59:59Z')).toBe('open');
  expect(at('2026-01-13T16:00:00Z')).toBe('closed');
  expect(at('2026-01-17T10:00:00Z')).toBe('closed');
  expect(at('2026-12-24T10:00:00Z')).toBe('closed');
});

test('with the hours of the app, only those decide [F-56]', () => {
  const flow = flowOf({ first: hours({ source: 'app' }), yes: text('open'), no: text('closed') });
  const when = (isOpen: boolean) => sentTexts(play(flow, [], { ...context, isOpen }))[0];
  expect([when(true), when(false)]).toEqual(['open', 'closed']);
});

test('daylight saving time is respected [F-56]', () => {
  expect(at('2026-07-14T07:00:00Z')).toBe('open');
  expect(at('2026-07-14T06:59:00Z')).toBe('closed');
  // On the night the clock goes forward, 01:30 UTC is 03:30 in Stockholm.
  const sunday = {
    days: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [{ from: '03:00', until: '04:00' }] },
  };
  expect(at('2026-03-29T01:30:00Z', sunday)).toBe('open');
  expect(at('2026-03-29T00:30:00Z', sunday)).toBe('closed');
});

test('an end before the start is on the next day, and 24:00 is the end of the day [F-56]', () => {
  expect(at('2026-01-16T23:30:00Z')).toBe('open');
  expect(at('2026-01-17T00:59:00Z')).toBe('open');
  expect(at('2026-01-17T01:00:00Z')).toBe('closed');
  const always = [{ from: '00:00', until: '24:00' }];
  const days = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always };
  expect(at('2026-01-17T22:59:59Z', { days })).toBe('open');
});
