import { expect, test } from 'vitest';
import { localInputValue, snoozePresets } from './snooze-presets.ts';

const presetsAt = (...moment: [number, number, number, number, number]) =>
  snoozePresets(new Date(...moment)).map(({ preset, until }) => [preset, localInputValue(until)]);

test('on a Wednesday morning', () => {
  expect(presetsAt(2026, 10, 18, 10, 42)).toEqual([
    ['laterToday', '2026-11-18T13:00'],
    ['tomorrow', '2026-11-19T09:00'],
    ['nextMonday', '2026-11-23T09:00'],
  ]);
});

test('late in the evening nothing is left of today', () => {
  expect(presetsAt(2026, 10, 18, 21, 5)).toEqual([
    ['tomorrow', '2026-11-19T09:00'],
    ['nextMonday', '2026-11-23T09:00'],
  ]);
});

test('on a Monday the next one is in a week, over the end of a year', () => {
  expect(presetsAt(2026, 11, 28, 8, 0)).toEqual([
    ['laterToday', '2026-12-28T11:00'],
    ['tomorrow', '2026-12-29T09:00'],
    ['nextMonday', '2027-01-04T09:00'],
  ]);
});

test('on a Sunday the next Monday is tomorrow, and offered once', () => {
  expect(presetsAt(2026, 10, 22, 10, 0)).toEqual([
    ['laterToday', '2026-11-22T13:00'],
    ['tomorrow', '2026-11-23T09:00'],
  ]);
});
