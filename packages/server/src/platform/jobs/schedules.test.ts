import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { createSchedules } from './schedules.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T03:15:58Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const until = (time: string) =>
  vi.advanceTimersByTimeAsync(new Date(`2026-11-18T${time}Z`).getTime() - Date.now());

test('a job is sent once in each minute that its schedule names', async () => {
  const sent: string[] = [];
  const schedules = createSchedules(async (name) => void sent.push(name), createLog('silent'));
  schedules.add('often', '* * * * *');
  schedules.add('at night', '17 3 * * *');
  schedules.start();
  await until('03:16:58');
  expect(sent).toEqual(['often']);
  await until('03:17:58');
  expect(sent).toEqual(['often', 'often', 'at night']);
  await until('03:18:58');
  expect(sent).toEqual(['often', 'often', 'at night', 'often']);
  await schedules.stop();
  await until('03:20:58');
  expect(sent).toHaveLength(4);
});

test('a job that could not be sent is sent again in its minute', async () => {
  const send = vi.fn<(name: string) => Promise<void>>();
  send.mockRejectedValueOnce(new Error('the store is down'));
  const schedules = createSchedules(send, createLog('silent'));
  schedules.add('at night', '16 3 * * *');
  schedules.start();
  await until('03:17:58');
  expect(send).toHaveBeenCalledTimes(2);
  await schedules.stop();
});

test('a schedule that can’t be read is refused', () => {
  const schedules = createSchedules(async () => {}, createLog('silent'));
  expect(() => schedules.add('job', 'every night')).toThrow('is not a schedule');
});
