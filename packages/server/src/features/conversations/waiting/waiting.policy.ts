/** What a waiting visitor is shown: position, staffing and estimate. */
import type { QueuePosition, Staffing } from '@parrot/contract/conversations';
import type { ClosedNow } from '@parrot/contract/hours';
import type { AgentStatus } from './agent-directory.ts';

/** Fewer observations give no estimate. */
const MIN_OBSERVATIONS = 3;
const MINUTE = 60;

/** The agents of an app who are at the desk and not away. */
type StaffAtDesk = {
  agents: number;
  /** Their capacity in total, and how much of it is free. */
  slots: number;
  free: number;
};

/** A conversation that was taken from the queue: when, after how long, and by whom. */
export type Taken = { at: Date; waitedSeconds: number; agentId: string | null };

/** The recent pace of an app's desk; null where too little was observed. */
type Pace = {
  /** Seconds between two conversations taken from the queue. */
  secondsPerTake: number | null;
  /** Seconds from taking a conversation to closing it. */
  secondsPerConversation: number | null;
  /** By how many agents the conversations were taken. */
  agents: number;
  lastTakenAt: Date | null;
};

export type QueueFacts = {
  staff: StaffAtDesk;
  pace: Pace;
  /** Since when the first in the queue waits. */
  firstSince: Date | null;
  /** Null while the app is open. */
  closed: ClosedNow | null;
  now: Date;
};

export function staffAtDesk(agents: Iterable<AgentStatus>): StaffAtDesk {
  const staff = { agents: 0, slots: 0, free: 0 };
  for (const { state, open, capacity } of agents) {
    if (state !== 'available') continue;
    staff.agents += 1;
    staff.slots += capacity;
    staff.free += Math.max(0, capacity - open);
  }
  return staff;
}

export function staffingOf({ agents, free }: StaffAtDesk): Staffing {
  if (agents === 0) return 'none';
  return free > 0 ? 'free' : 'busy';
}

/** The conversations taken last, in any order, and the durations of those closed last. */
export function paceOf(taken: readonly Taken[], conversationSeconds: readonly number[]): Pace {
  const inOrder = [...taken].sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    secondsPerTake: median(inOrder.map((each, index) => secondsInFront(each, inOrder[index - 1]))),
    secondsPerConversation: median(conversationSeconds),
    agents: new Set(inOrder.map(({ agentId }) => agentId)).size,
    lastTakenAt: inOrder.at(-1)?.at ?? null,
  };
}

/**
 * How long a visitor waited while no other was taken: the wait itself in a calm hour, the interval in a busy
 * one.
 */
function secondsInFront({ at, waitedSeconds }: Taken, before: Taken | undefined): number {
  const sinceLast = before ? (at.getTime() - before.at.getTime()) / 1_000 : waitedSeconds;
  return Math.min(waitedSeconds, sinceLast);
}

export const positionAt = (position: number, facts: QueueFacts): QueuePosition => ({
  position,
  estimateSeconds: estimate(position, facts),
  staffing: staffingOf(facts.staff),
  closed: facts.closed,
});

/**
 * Visitors with a free slot are taken one after the other; the others also wait for conversations to be
 * closed. In whole minutes. A visitor who has waited longer gets no estimate.
 */
function estimate(position: number, facts: QueueFacts): number | null {
  const { staff, pace, closed } = facts;
  if (closed || staff.agents === 0 || pace.secondsPerTake === null) return null;
  // Fewer agents than recently are slower; more are not assumed to be faster.
  const perTake = pace.secondsPerTake * Math.max(1, pace.agents / staff.agents);
  const withSlot = Math.min(position, staff.free);
  const withoutSlot = position - withSlot;
  let seconds = withSlot * perTake;
  if (withoutSlot > 0) {
    if (pace.secondsPerConversation === null || staff.slots === 0) return null;
    seconds += withoutSlot * Math.max(perTake, pace.secondsPerConversation / staff.slots);
  }
  const left = seconds - secondsSinceMoved(facts);
  return left > 0 ? Math.ceil(left / MINUTE) * MINUTE : null;
}

/** How long the first in the queue has been first. */
function secondsSinceMoved({ pace, firstSince, now }: QueueFacts): number {
  const moved = Math.max(pace.lastTakenAt?.getTime() ?? 0, firstSince?.getTime() ?? now.getTime());
  return Math.max(0, (now.getTime() - moved) / 1_000);
}

function median(values: readonly number[]): number | null {
  if (values.length < MIN_OBSERVATIONS) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
