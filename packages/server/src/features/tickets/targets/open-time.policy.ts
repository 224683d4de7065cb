/** Time as targets count it: in opening hours, or around the clock without a schedule. */
import { addOpenTime, type Hours, openTimeBetween } from '@parrot/contract/hours';

/** Zero where the clock was set back. */
export function openMsBetween(hours: Hours | null, from: Date, until: Date): number {
  const ms = until.getTime() - from.getTime();
  if (ms <= 0) return 0;
  return hours ? openTimeBetween(hours, from, until) : ms;
}

/** Null if the hours have too little opening time ahead. */
export const addOpenMs = (hours: Hours | null, from: Date, ms: number): Date | null =>
  hours ? addOpenTime(hours, from, ms) : new Date(from.getTime() + ms);
