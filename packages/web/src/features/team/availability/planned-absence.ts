/** Reads the form of an absence by the contract's rules; times refer to this computer's clock. */
import {
  isSoundReturn,
  type Unavailability,
  type UnavailabilityDuration,
  type UnavailabilityReason,
  unavailableUntil,
} from '@parrot/contract/core';

type Chosen = { duration: UnavailabilityDuration; reason: UnavailabilityReason | null; until: string };
type Problems = { reason?: 'missing'; until?: 'missing' | 'unsound' };

export const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function readAbsence(
  { duration, reason, until }: Chosen,
  now: Date,
): { absence: Unavailability | null; problems: Problems } {
  const problems: Problems = {};
  if (!reason) problems.reason = 'missing';
  if (duration === 'Custom' && !until) problems.until = 'missing';
  else if (!isSoundReturn(returnOf({ duration, until }, now), now)) problems.until = 'unsound';
  if (!reason || problems.until) return { absence: null, problems };
  const custom = duration === 'Custom' ? { until: new Date(until).toISOString() } : {};
  return { absence: { duration, reason, timeZone: LOCAL_ZONE, ...custom }, problems };
}

/** The return time; null without an end. */
export const returnOf = ({ duration, until }: Pick<Chosen, 'duration' | 'until'>, now: Date): Date | null =>
  duration === 'Custom'
    ? new Date(until)
    : unavailableUntil({ duration, reason: 'Workload Management', timeZone: LOCAL_ZONE }, now);

/** The format of a date-and-time field: local, to the minute. */
export function localInputValue(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
