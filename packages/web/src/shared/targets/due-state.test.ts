import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import '../../testing/render.tsx';
import { dueText, dueTone, timeSpan } from './due-state.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const due = (left: number, warned = left - 2 * MINUTE_MS) => ({
  dueAt: new Date(now + left).toISOString(),
  warnAt: new Date(now + warned).toISOString(),
});

test('gray at first, orange from the warning on, red once it is overdue', () => {
  expect(dueTone(due(12 * MINUTE_MS), now)).toBe('calm');
  expect(dueTone(due(2 * MINUTE_MS, 0), now)).toBe('soon');
  expect(dueTone(due(0, -1), now)).toBe('soon');
  expect(dueTone(due(-1, -1), now)).toBe('late');
});

test('says how much time is left, or by how much it is overdue', () => {
  expect(dueText(due(12 * MINUTE_MS), now)).toBe('12 min left');
  expect(dueText(due(-5 * MINUTE_MS), now)).toBe('Overdue by 5 min');
  expect(dueText(due(-5.9 * MINUTE_MS), now)).toBe('Overdue by 5 min');
  expect(dueText(due(-10), now)).toBe('Overdue by 1 min');
  // Some seconds are not nothing.
  expect(dueText(due(10), now)).toBe('1 min left');
});

test('a span has at most two units', () => {
  expect(timeSpan(2 * HOUR_MS + 5 * MINUTE_MS)).toBe('2 hr 5 min');
  expect(timeSpan(2 * HOUR_MS)).toBe('2 hr');
  expect(timeSpan(47 * HOUR_MS + 38 * MINUTE_MS)).toBe('47 hr');
  expect(timeSpan(3 * DAY_MS + HOUR_MS)).toBe('3 days');
});
