/** Values in a sentence as the reader's language writes them: numbers, times and durations. */
import type { LanguageCode } from '../core/options.ts';

const NUMBER = /^\d{1,3}(,\d{3})*(\.\d+)?$|^\d+(\.\d+)?$/;
const AGO = /^(\d+) (minute|hour|day)s? ago$/;
const MOMENT = /^([A-Z][a-z]+ \d{1,2}, \d{4}) at (\d{1,2}:\d{2})\s([AP]M) (\S+)$/;

export function localizeValue(language: LanguageCode, value: string): string {
  if (NUMBER.test(value)) return new Intl.NumberFormat(language).format(Number(value.replaceAll(',', '')));
  const [, count, unit] = AGO.exec(value) ?? [];
  if (count && unit)
    return new Intl.RelativeTimeFormat(language).format(-count, unit as Intl.RelativeTimeFormatUnit);
  return localizeMoment(language, value) ?? value;
}

/** A day and a time with the name of their time zone, which stays as it is. */
function localizeMoment(language: LanguageCode, value: string): string | undefined {
  const [, day, time, half, zone] = MOMENT.exec(value) ?? [];
  const moment = new Date(`${day} ${time} ${half} UTC`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} ${zone}`;
}
