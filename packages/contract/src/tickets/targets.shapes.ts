/** Targets of a ticket: how soon an agent responds first, and how soon the ticket is solved. */
import * as z from 'zod';
import { userSessionId } from '../core/ids.ts';

export const TARGET_KINDS = ['firstResponse', 'resolution'] as const;
export const targetKind = z.enum(TARGET_KINDS);
export type TargetKind = z.infer<typeof targetKind>;

/**
 * `paused`: the ticket is pending or snoozed. `ended`: neither met nor counted anymore, as for a ticket that
 * was merged, or solved without a response.
 */
const targetState = z.enum(['running', 'paused', 'met', 'ended']);
export type TargetState = z.infer<typeof targetState>;

const moment = z.iso.datetime();

export const ticketTarget = z.object({
  kind: targetKind,
  state: targetState,
  /** Null while it is paused before it was due, and with hours that never open. */
  dueAt: moment.nullable(),
  /** From when on it is due soon. */
  warnAt: moment.nullable(),
  /** When it was met or ended. */
  stoppedAt: moment.nullable(),
});
export type TicketTarget = z.infer<typeof ticketTarget>;

/** The running target of a ticket that is due first. */
const nextDue = z.object({ kind: targetKind, dueAt: moment, warnAt: moment });
export type NextDue = z.infer<typeof nextDue>;

export const sessionDue = z.object({ userSessionId, due: nextDue.nullable() });
export type SessionDue = z.infer<typeof sessionDue>;

export function nextDueOf(targets: readonly TicketTarget[]): NextDue | null {
  const [first] = targets
    .flatMap(({ kind, state, dueAt, warnAt }) =>
      state === 'running' && dueAt ? { kind, dueAt, warnAt: warnAt ?? dueAt } : [],
    )
    .sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  return first ?? null;
}

/** Whether it was due before it was met; still open ones are compared with now. */
export const isBreached = ({ dueAt, stoppedAt }: TicketTarget, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) < (stoppedAt === null ? now : Date.parse(stoppedAt));

export const TARGET_UNITS = ['minutes', 'hours', 'days'] as const;
const targetUnit = z.enum(TARGET_UNITS);
export type TargetUnit = z.infer<typeof targetUnit>;

const MINUTES_PER: Record<TargetUnit, number> = { minutes: 1, hours: 60, days: 24 * 60 };
export const minutesOfTarget = ({ amount, unit }: { amount: number; unit: TargetUnit }): number =>
  amount * MINUTES_PER[unit];
