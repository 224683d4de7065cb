import { expect, test } from 'vitest';
import { isDue, requireCron } from './cron.ts';

const at = (time: string) => new Date(`2026-11-18T${time}Z`);

test.each([
  ['* * * * *', '03:17:59', true],
  ['17 3 * * *', '03:17:00', true],
  ['17 3 * * *', '03:18:00', false],
  ['17 3 * * *', '04:17:00', false],
  ['17 * * * *', '09:17:30', true],
  ['*/5 * * * *', '09:20:00', true],
  ['*/5 * * * *', '09:21:00', false],
  ['0 0 18 11 *', '00:00:00', true],
  ['0 0 18 12 *', '00:00:00', false],
  ['0 0 * * 3', '00:00:00', true],
  ['0 0 * * 4', '00:00:00', false],
])('%s at %s: %s', (cron, time, expected) => {
  expect(isDue(cron, at(time))).toBe(expected);
});

test.each(['', '* * * *', '* * * * * *', '1,2 * * * *', '1-5 * * * *', 'a * * * *'])(
  '“%s” is refused',
  (cron) => {
    expect(() => requireCron(cron)).toThrow('is not a schedule');
  },
);
