/** For how long and why somebody is not there, and when they are back. */
import * as z from 'zod';
import { HOUR_MS } from './durations.ts';
import { LIMITS } from './limits.ts';
import { dayStart, nextMonday, nextMonth } from './local-days.ts';
import { timeZone } from './validation.ts';

export const UNAVAILABILITY_DURATIONS = [
  'Until Configured',
  'Next 24 hrs',
  'Next 48 hrs',
  'This week',
  'This Month',
  'Custom',
] as const;
export const UNAVAILABILITY_REASONS = [
  'Workload Management',
  'Training or Meetings',
  'Personal Emergencies',
  'Technical Issues',
  'Employee termination',
  'System re-organization',
  'Performance Issues',
  'Unexpected system error',
] as const;

export type UnavailabilityDuration = (typeof UNAVAILABILITY_DURATIONS)[number];

const unavailabilityReason = z.enum(UNAVAILABILITY_REASONS);
export type UnavailabilityReason = z.infer<typeof unavailabilityReason>;

/** A time of not being there. */
export const absence = z.object({
  since: z.iso.datetime(),
  /** Null: until somebody says otherwise. */
  until: z.iso.datetime().nullable(),
  reason: unavailabilityReason,
  /** Whether the person said so themselves; if not, they are shut out until they return. */
  bySelf: z.boolean(),
  byName: z.string(),
});
export type Absence = z.infer<typeof absence>;

/** What is asked for; `until` goes with 'Custom' and with nothing else. */
export const unavailability = z
  .object({
    duration: z.enum(UNAVAILABILITY_DURATIONS),
    reason: unavailabilityReason,
    until: z.iso.datetime().optional(),
    /** Where 'this week' and 'this month' end is a matter of place. */
    timeZone: timeZone.default('UTC'),
  })
  .refine(({ duration, until }) => duration !== 'Custom' || until !== undefined, {
    path: ['until'],
    message: 'Required',
  });
export type Unavailability = z.output<typeof unavailability>;

/** When the person is back; null where no end is set. A week ends with Sunday. */
export function unavailableUntil(wanted: Unavailability, now: Date): Date | null {
  switch (wanted.duration) {
    case 'Until Configured':
      return null;
    case 'Next 24 hrs':
      return new Date(now.getTime() + 24 * HOUR_MS);
    case 'Next 48 hrs':
      return new Date(now.getTime() + 48 * HOUR_MS);
    case 'This week':
      return dayStart(nextMonday(now, wanted.timeZone), wanted.timeZone);
    case 'This Month':
      return dayStart(nextMonth(now, wanted.timeZone), wanted.timeZone);
    case 'Custom':
      return new Date(wanted.until ?? now);
  }
}

/** Whether a moment of return makes sense: in the future, and not further off than anybody plans. */
export const isSoundReturn = (until: Date | null, now: Date): boolean =>
  until === null ||
  (until > now && until.getTime() - now.getTime() <= LIMITS.longestAbsenceDays * 24 * HOUR_MS);
