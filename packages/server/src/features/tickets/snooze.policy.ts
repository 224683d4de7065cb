/** Until when a ticket is snoozed. */
import { AppError, badField, DAY_MS, LIMITS } from '@parrot/contract/core';
import type { TicketStatus } from '@parrot/contract/tickets';

type Requested = { status?: TicketStatus | undefined; snoozedUntil?: string | undefined };
type Snoozable = { status: TicketStatus; snoozedUntil: Date | null };
type SnoozeChange = { status?: TicketStatus; snoozedUntil?: Date | null };

/** A time and the status belong together; every other status ends the snooze. */
export function snoozeFrom(before: Snoozable, requested: Requested, now: Date): SnoozeChange {
  const { status, snoozedUntil } = requested;
  if (status !== 'snoozed') {
    if (snoozedUntil !== undefined) throw new AppError('bad_input', { fields: { status: ONLY_SNOOZED } });
    return status !== undefined && before.snoozedUntil ? { snoozedUntil: null } : {};
  }
  if (snoozedUntil === undefined) throw badField('snoozedUntil', MISSING);
  const until = new Date(snoozedUntil);
  if (until <= now) throw badField('snoozedUntil', PAST);
  if (until.getTime() > now.getTime() + LIMITS.snoozeDays * DAY_MS) throw badField('snoozedUntil', TOO_FAR);
  if (before.status === 'snoozed' && before.snoozedUntil?.getTime() === until.getTime()) return {};
  return { status: 'snoozed', snoozedUntil: until };
}

const MISSING = 'Choose when the snooze ends.';
const PAST = 'Please choose a time in the future.';
const TOO_FAR = 'Please choose a time within the next year.';
const ONLY_SNOOZED = 'Only snoozed tickets can have a snooze time.';
