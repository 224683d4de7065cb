/** The date and time in a time zone. */
import { WEEKDAYS, type Weekday } from '@parrot/contract/flows';

export type LocalTime = { day: string; time: string; weekday: Weekday };

/** The number of cached formats; creating one takes longer than a turn. */
const MOST_KEPT = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Undefined for an unknown time zone. */
export function localTime(now: Date, timeZone: string): LocalTime | undefined {
  if (timeZone === 'UTC') return utcTime(now);
  const format = formatFor(timeZone);
  if (!format) return undefined;
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '', weekday = '' } = parts;
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    time: `${hour}:${minute}`,
    weekday: WEEKDAYS.find((each) => each === weekday.toLowerCase()) ?? 'mon',
  };
}

function utcTime(now: Date): LocalTime {
  const iso = now.toISOString();
  return {
    day: iso.slice(0, 10),
    time: iso.slice(11, 16),
    weekday: WEEKDAYS[(now.getUTCDay() + 6) % 7] ?? 'mon',
  };
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    if (formats.size >= MOST_KEPT) formats.clear();
    formats.set(timeZone, format);
    return format;
  } catch {
    return undefined;
  }
}
