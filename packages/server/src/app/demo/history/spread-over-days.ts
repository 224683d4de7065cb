/** When past conversations started: more on weekdays than on weekends, more by day than in the evening. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parrot/contract/core';

const DAYS = 30;
/** From Sunday to Saturday. */
const BY_WEEKDAY = [3, 10, 9, 8, 8, 7, 4];
/** From midnight on, in UTC. */
const BY_HOUR = [1, 0, 0, 0, 0, 1, 3, 7, 11, 12, 11, 9, 8, 9, 10, 9, 7, 6, 6, 7, 6, 4, 2, 1];
/** A shop that grows a little: the last day has this much more than the first. */
const GROWTH = 0.5;
/** Most of today's conversations are live, and played step by step. */
const TODAY = 0.3;
/** The latest one is over by now. */
const LATEST_MS = 75 * MINUTE_MS;

/** In order of time, and the same for the same `now`. */
export function spreadOverDays(count: number, now: Date, random: () => number): Date[] {
  const slots = hourlySlots(now);
  const total = slots.reduce((sum, { weight }) => sum + weight, 0);
  const started: Date[] = [];
  let passed = 0;
  for (const { at, weight } of slots) {
    passed += weight;
    // As many as fit up to here, so that the curve is that of the weights and not of chance.
    const due = Math.round((count * passed) / total) - started.length;
    const minutes = Array.from({ length: due }, () => random() * HOUR_MS).sort((a, b) => a - b);
    for (const minute of minutes) started.push(new Date(at + minute));
  }
  return started;
}

function hourlySlots(now: Date): { at: number; weight: number }[] {
  const end = now.getTime() - LATEST_MS - HOUR_MS;
  const firstDay = Math.floor(now.getTime() / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS;
  const slots: { at: number; weight: number }[] = [];
  for (let at = firstDay; at <= end; at += HOUR_MS) {
    const date = new Date(at);
    const isToday = at >= firstDay + (DAYS - 1) * DAY_MS;
    const growth = isToday ? TODAY : 1 + (GROWTH * (at - firstDay)) / (DAYS * DAY_MS);
    const weight = (BY_WEEKDAY[date.getUTCDay()] ?? 0) * (BY_HOUR[date.getUTCHours()] ?? 0) * growth;
    slots.push({ at, weight });
  }
  return slots;
}
