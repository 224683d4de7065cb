/** What clocks show in a time zone. */
import { SECOND_MS } from './durations.ts';

type WallTime = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

const MAX_FORMATS = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const read: WallTime = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatFor(timeZone).formatToParts(moment))
    if (type in read) read[type as keyof WallTime] = Number(value);
  return read;
}

/** The UTC offset in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallTimeAt(moment, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / SECOND_MS) * SECOND_MS;
}

/** Creating a format takes much longer than using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
