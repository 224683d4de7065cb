/** What the list of breaches shows, as its address contains it and as the server is asked. */
import { appId, LIMITS, userId } from '@parrot/contract/core';
import { type BreachFilter, type DayRange, TARGET_KINDS } from '@parrot/contract/tickets';

export type BreachQuery = Pick<BreachFilter, 'appIds' | 'agentIds' | 'kinds'> & { due: DayRange };

const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
const DAYS_SHOWN = 30;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The last days, so that the summary says something. */
function usualDays(): DayRange {
  const from = new Date();
  from.setDate(from.getDate() - DAYS_SHOWN + 1);
  return { from: dayOf(from), to: '' };
}

type Parser<Value> = { safeParse: (text: string) => { data?: Value | undefined } };
const idsIn = <Id>(shape: Parser<Id>, text: string | null): Id[] =>
  [...new Set(text?.split(',') ?? [])].flatMap((id) => shape.safeParse(id).data ?? []).slice(0, LIMITS.bulk);

function daysIn(text: string | null): DayRange {
  if (text === null) return usualDays();
  const [from = '', to = ''] = text.split('..');
  return DAY.test(from) && DAY.test(to) ? { from, to } : usualDays();
}

/** Ignores invalid parts. */
export const readBreachQuery = (query: URLSearchParams): BreachQuery => ({
  appIds: idsIn(appId, query.get('app')),
  agentIds: idsIn(userId, query.get('agent')),
  kinds: TARGET_KINDS.filter((kind) => query.get('target')?.split(',').includes(kind)),
  due: daysIn(query.get('due')),
});

export function writeBreachQuery(
  query: URLSearchParams,
  { appIds, agentIds, kinds, due }: BreachQuery,
): void {
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  const usual = usualDays();
  const isUsual = due.from === usual.from && due.to === usual.to;
  set('app', appIds.join(','));
  set('agent', agentIds.join(','));
  set('target', kinds.join(','));
  set('due', isUsual ? '' : `${due.from}..${due.to}`);
}

const startOf = (day: string, later: number): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
};

/** In the terms of the contract. */
export const breachFilterOf = ({ due, ...rest }: BreachQuery): BreachFilter => ({
  ...rest,
  from: due.from ? startOf(due.from, 0).toISOString() : null,
  until: due.to ? new Date(startOf(due.to, 1).getTime() - 1).toISOString() : null,
});
