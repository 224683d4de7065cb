/** What the filters of app lists mean, and which period their figures cover. */
import type { AppDateFilter, AppStatus, AppStatusFilter } from '@parrot/contract/apps';
import { DAY_MS, startOfDay } from '@parrot/contract/core';

const WEEK_MS = 7 * DAY_MS;

/** Conversations count from the start of today, answers from a week ago. */
export const statisticsPeriod = (now: Date, timeZone: string): { today: Date; recentSince: Date } => ({
  today: startOfDay(now, timeZone),
  recentSince: new Date(now.getTime() - WEEK_MS),
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
