/** How long and why a member is unavailable, and when they return. */
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

/** A period of unavailability. */
export const absence = z.object({
  since: z.iso.datetime(),
  /** Null: until further notice. */
  until: z.iso.datetime().nullable(),
  reason: unavailabilityReason,
  /** Whether the member set it; if not, they are locked out until it ends. */
  bySelf: z.boolean(),
  byName: z.string(),
});
export type Absence = z.infer<typeof absence>;

/** The request; `until` only with 'Custom'. */
export const unavailability = z
  .object({
    duration: z.enum(UNAVAILABILITY_DURATIONS),
    reason: unavailabilityReason,
    until: z.iso.datetime().optional(),
    /** Determines when 'this week' and 'this month' end. */
    timeZone: timeZone.default('UTC'),
  })
  .refine(({ duration, until }) => duration !== 'Custom' || until !== undefined, {
    path: ['until'],
    message: 'Required',
  });
export type Unavailability = z.output<typeof unavailability>;

/** When the member returns; null if open-ended. A week ends with Sunday. */
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

/** Whether a return date is plausible: in the future, and not too far off. */
export const isSoundReturn = (until: Date | null, now: Date): boolean =>
  until === null ||
  (until > now && until.getTime() - now.getTime() <= LIMITS.longestAbsenceDays * 24 * HOUR_MS);
