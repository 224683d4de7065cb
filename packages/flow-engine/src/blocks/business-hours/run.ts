import { type BlockOf, type Opening, WEEKDAYS } from '@parrot/contract/flows';
import { type LocalTime, localTime } from '../../values/clock.ts';
import { daysLater } from '../../values/dates.ts';
import { leaveBy, type Outcome, type Turn } from '../turn.ts';

export function runBusinessHours({ block, session, context }: Turn<'business-hours'>): Outcome {
  if (block.source === 'app')
    return leaveBy(session, (context.isOpen ?? true) ? 'open' : 'closed', { because: 'appHours' });
  const there = localTime(context.now, block.timeZone);
  if (!there)
    return leaveBy(session, 'closed', { because: 'noSuchTimeZone', values: { timeZone: block.timeZone } });
  return leaveBy(session, isOpen(block, there) ? 'open' : 'closed', { because: 'localTime', values: there });
}

type Hours = Pick<BlockOf<'business-hours'>, 'days' | 'closedOn'>;

function isOpen({ days, closedOn }: Hours, { day, time, weekday }: LocalTime): boolean {
  const yesterday = daysLater(day, -1);
  const dayBefore = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] ?? weekday;
  const since = (each: Opening) => each.from <= time;
  const until = (each: Opening) => time < each.until;
  const opensToday = closedOn.includes(day) ? [] : days[weekday];
  const openedYesterday = yesterday === undefined || closedOn.includes(yesterday) ? [] : days[dayBefore];
  return (
    opensToday.some((each) => (overnight(each) ? since(each) : since(each) && until(each))) ||
    openedYesterday.some((each) => overnight(each) && until(each))
  );
}

/** From 22:00 until 02:00 is open into the next day. */
const overnight = ({ from, until }: Opening): boolean => until < from;
