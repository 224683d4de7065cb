/**
 * When a ticket is due. A target that was missed stays missed: its due time no longer moves, whatever happens
 * to the ticket.
 */
import { MINUTE_MS, type UserId } from '@parrot/contract/core';
import type { Hours } from '@parrot/contract/hours';
import type { NextDue, TargetKind, TargetState, TicketStatus, TicketTarget } from '@parrot/contract/tickets';
import { addOpenMs, openMsBetween } from './open-time.policy.ts';
import type { TargetRow } from './targets.tables.ts';

/** What a target depends on besides its row. */
export type TargetContext = { hours: Hours | null; now: Date };
type Rule = Pick<TargetRow, 'minutes' | 'warnPercent'>;
type NewTarget = Pick<TargetRow, 'ticketId' | 'tenantId' | 'kind'> & Rule;
type TargetedTicket = {
  status: TicketStatus;
  mergedInto: unknown;
  assigneeId: UserId | null;
};

/** Starts counting now. */
export const startTarget = (target: NewTarget, context: TargetContext): TargetRow =>
  running(
    {
      ...target,
      state: 'running',
      usedMs: 0,
      runningSince: null,
      dueAt: null,
      warnAt: null,
      stoppedAt: null,
      lateMs: null,
      agentId: null,
      warnedAt: null,
      breachNotifiedAt: null,
    },
    context,
  );

/** What the state of a ticket makes of a target. `respondedAt`: an agent's first message, where known. */
export function followTicket(
  target: TargetRow,
  ticket: TargetedTicket,
  respondedAt: Date | null,
  context: TargetContext,
): TargetRow {
  const state = stateFor(target, ticket, respondedAt);
  if (state === target.state) return target;
  if (state === 'running') return resumed(target, context);
  const isResponse = target.kind === 'firstResponse' && state === 'met';
  const at = isResponse && respondedAt ? earliest(respondedAt, context.now) : context.now;
  return stopped(target, state, ticket.assigneeId, { ...context, now: at });
}

function stateFor(
  { kind, state }: TargetRow,
  { status, mergedInto }: TargetedTicket,
  respondedAt: Date | null,
): TargetState {
  const isDone = status === 'solved' || status === 'closed';
  if (kind === 'firstResponse') {
    if (state === 'met' || respondedAt) return 'met';
    return isDone ? 'ended' : 'running';
  }
  if (mergedInto !== null && state !== 'met') return 'ended';
  if (isDone) return 'met';
  return status === 'open' ? 'running' : 'paused';
}

/** By a new rule, as after a change of the priority. The time that has passed counts; what is over stays. */
export function changeRule(target: TargetRow, rule: Rule, context: TargetContext): TargetRow {
  if (target.state === 'paused' && !isMissed(target, context.now)) return { ...target, ...rule };
  return counted(target, rule, context.hours, context);
}

/** In other hours from now on: what has passed was counted in the earlier ones. What is over stays. */
export const changeHours = (target: TargetRow, earlier: Hours | null, context: TargetContext): TargetRow =>
  target.state === 'paused' ? target : counted(target, target, earlier, context);

function counted(
  target: TargetRow,
  { minutes, warnPercent }: Rule,
  earlier: Hours | null,
  context: TargetContext,
): TargetRow {
  if (target.state === 'met' || target.state === 'ended' || isMissed(target, context.now)) return target;
  const usedMs = usedUntil(target, { ...context, hours: earlier });
  const changed = running({ ...target, minutes, warnPercent, usedMs }, context);
  // A later time has its own warning.
  const isLater = changed.warnAt !== null && changed.warnAt > context.now;
  return isLater ? { ...changed, warnedAt: null } : changed;
}

/** Whether a target without a rule may be deleted. */
export const isDroppable = (target: TargetRow, now: Date): boolean =>
  (target.state === 'running' || target.state === 'paused') && !isMissed(target, now);

export const isMissed = ({ dueAt, stoppedAt }: Pick<TargetRow, 'dueAt' | 'stoppedAt'>, now: Date): boolean =>
  dueAt !== null && dueAt < (stoppedAt ?? now);

function resumed(target: TargetRow, context: TargetContext): TargetRow {
  const open = { ...target, stoppedAt: null, lateMs: null, agentId: null };
  if (isMissed(target, context.now)) return { ...open, state: 'running', runningSince: context.now };
  return running(open, context);
}

function running(target: TargetRow, { hours, now }: TargetContext): TargetRow {
  const allMs = target.minutes * MINUTE_MS;
  // Due at once, but never before it was known.
  const after = (ms: number) => (ms <= target.usedMs ? now : addOpenMs(hours, now, ms - target.usedMs));
  const dueAt = after(allMs);
  const warnAt = dueAt && (after((allMs * target.warnPercent) / 100) ?? dueAt);
  return { ...target, state: 'running', runningSince: now, dueAt, warnAt };
}

function stopped(
  target: TargetRow,
  state: Exclude<TargetState, 'running'>,
  agentId: UserId | null,
  context: TargetContext,
): TargetRow {
  const { hours, now } = context;
  const isLate = isMissed(target, now);
  const paused = { ...target, state, usedMs: usedUntil(target, context), runningSince: null };
  if (state === 'paused') {
    const open = { ...paused, stoppedAt: null, lateMs: null, agentId: null };
    return isLate ? open : { ...open, dueAt: null, warnAt: null };
  }
  const lateMs = isLate && target.dueAt ? openMsBetween(hours, target.dueAt, now) : 0;
  return { ...paused, stoppedAt: now, lateMs, agentId };
}

const usedUntil = ({ usedMs, runningSince }: TargetRow, { hours, now }: TargetContext): number =>
  usedMs + (runningSince ? openMsBetween(hours, runningSince, now) : 0);

const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

/** Of the running targets of a ticket, the one that is due first. */
export function nextDueOf(
  targets: readonly Pick<TargetRow, 'kind' | 'state' | 'dueAt' | 'warnAt'>[],
): { dueKind: TargetKind; dueAt: Date; warnAt: Date } | { dueKind: null; dueAt: null; warnAt: null } {
  const [first] = targets
    .flatMap(({ kind, state, dueAt, warnAt }) =>
      state === 'running' && dueAt ? { dueKind: kind, dueAt, warnAt: warnAt ?? dueAt } : [],
    )
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  return first ?? { dueKind: null, dueAt: null, warnAt: null };
}

export const presentDue = ({
  dueKind,
  dueAt,
  warnAt,
}: {
  dueKind: TargetKind | null;
  dueAt: Date | null;
  warnAt: Date | null;
}): NextDue | null =>
  dueKind && dueAt && warnAt
    ? { kind: dueKind, dueAt: dueAt.toISOString(), warnAt: warnAt.toISOString() }
    : null;

export const presentTargets = (targets: readonly TargetRow[]): TicketTarget[] =>
  [...targets]
    .sort((one, other) => one.kind.localeCompare(other.kind))
    .map(({ kind, state, dueAt, warnAt, stoppedAt }) => ({
      kind,
      state,
      dueAt: dueAt?.toISOString() ?? null,
      warnAt: warnAt?.toISOString() ?? null,
      stoppedAt: stoppedAt?.toISOString() ?? null,
    }));
