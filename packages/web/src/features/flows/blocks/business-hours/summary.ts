import { WEEKDAYS, type Weekday } from '@parrot/contract/flows';
import type { Summary, SummaryContext } from '../summary-context.ts';

export const hoursSummary: Summary<'business-hours'> = ({ source, days, timeZone }, context) => {
  if (source === 'app') return context.t('summary.appHours');
  const open = runsOfDays(days);
  if (open.length === 0) return context.t('summary.neverOpen');
  return context.t('summary.open', {
    hours: open.map((run) => runSummary(run, context)).join(', '),
    zone: timeZone.replaceAll('_', ' '),
  });
};

type Days = Parameters<typeof hoursSummary>[0]['days'];
type Run = { first: Weekday; last: Weekday; hours: string };

/** Consecutive days with the same hours are summarized together. */
function runsOfDays(days: Days): Run[] {
  const runs: Run[] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    const hours = (days[day] ?? []).map(({ from, until }) => `${from}–${until}`).join(' + ');
    const before = runs.at(-1);
    if (!hours) continue;
    if (before?.hours === hours && before.last === WEEKDAYS[at - 1]) before.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs;
}

const runSummary = ({ first, last, hours }: Run, { t }: SummaryContext): string =>
  first === last
    ? `${t(`days.short.${first}`)} ${hours}`
    : `${t(`days.short.${first}`)}–${t(`days.short.${last}`)} ${hours}`;
