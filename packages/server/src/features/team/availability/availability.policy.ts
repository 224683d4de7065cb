/** Whether a member is absent, until when, and who set it. An expired absence counts as over. */
import {
  type Absence,
  AppError,
  isSoundReturn,
  LIMITS,
  type Unavailability,
  type UserId,
  unavailableUntil,
} from '@parrot/contract/core';
import type { MembershipRow } from '../team.tables.ts';

export type StoredAbsence = Pick<
  MembershipRow,
  'status' | 'awaySince' | 'awayUntil' | 'awayReason' | 'awayBy'
>;

/** The part of it that says whether the member is there at a time. */
export type AbsencePeriod = Pick<StoredAbsence, 'status' | 'awaySince' | 'awayUntil'>;

export const isAbsent = ({ status, awaySince, awayUntil }: AbsencePeriod, now: Date): boolean =>
  (status === 'INACTIVE' || awaySince !== null) && (awayUntil === null || awayUntil > now);

/** Deactivated by another member, as opposed to away by their own choice. */
export const isDeactivated = (away: AbsencePeriod, now: Date): boolean =>
  away.status === 'INACTIVE' && isAbsent(away, now);

/** Null for a member who is available. */
export function presentAbsence(
  away: StoredAbsence,
  names: ReadonlyMap<UserId, string>,
  now: Date,
): Absence | null {
  const { status, awaySince, awayUntil, awayReason, awayBy } = away;
  if (!awaySince || !awayReason || !isAbsent(away, now)) return null;
  return {
    since: awaySince.toISOString(),
    until: awayUntil?.toISOString() ?? null,
    reason: awayReason,
    bySelf: status === 'ACTIVE',
    byName: (awayBy && names.get(awayBy)) ?? '',
  };
}

/** When an absence that starts now ends; null if it has no end. */
export function absenceEnd(wanted: Unavailability, now: Date): Date | null {
  const until = unavailableUntil(wanted, now);
  if (isSoundReturn(until, now)) return until;
  const message =
    until !== null && until <= now
      ? 'Please choose a time in the future.'
      : `Please choose a time within the next ${LIMITS.longestAbsenceDays} days.`;
  throw new AppError('bad_input', { message, fields: { 'unavailability.until': message } });
}
