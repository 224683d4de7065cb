/** Who looks at lists of apps, and what the words they narrow them by stand for. */
import type { AppDateFilter, AppStatus, AppStatusFilter } from '@parrot/contract/apps';
import { startOfDay } from '@parrot/contract/core';
import type { Caller } from '../../../platform/index.ts';
import { appScopeOf } from '../apps.policy.ts';
import type { ListReader } from './app-lists.repository.ts';

const A_WEEK = 7 * 86_400_000;

/** Where today begins for whoever looks, and from when on questions count as asked of late. */
export const listReaderOf = (caller: Caller, now: Date, timeZone: string): ListReader => ({
  circle: appScopeOf(caller),
  userId: caller.userId,
  today: startOfDay(now, timeZone),
  recentSince: new Date(now.getTime() - A_WEEK),
});

const STATUSES: Record<AppStatusFilter, readonly AppStatus[]> = {
  PENDING: ['pending'],
  DRAFT: ['draft', 'Created'],
  PUBLISHED: ['published'],
  ERROR: ['error'],
};

export const statusesFor = (filters: readonly AppStatusFilter[]): AppStatus[] =>
  filters.flatMap((filter) => [...STATUSES[filter]]);

/** The first day of each, in days before today. All but yesterday include today. */
const FIRST_DAY: Record<AppDateFilter, number> = { Today: 0, Yesterday: 1, 'Last Week': 6, 'Last Month': 29 };

export function dateRangeOf(
  date: AppDateFilter | undefined,
  now: Date,
  timeZone: string,
): { from?: Date; until?: Date } {
  if (!date) return {};
  const from = startOfDay(now, timeZone, FIRST_DAY[date]);
  return date === 'Yesterday' ? { from, until: startOfDay(now, timeZone) } : { from };
}
