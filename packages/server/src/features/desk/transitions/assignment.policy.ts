/** The agent a session is assigned to, with the reason. */
import type { Assignment } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import type { AgentStatus, NewOwner, Session } from '../../conversations/index.ts';

export function receiverOf(
  userId: UserId,
  { name, open, capacity }: Pick<AgentStatus, 'name' | 'open' | 'capacity'>,
  how: Assignment['how'],
  session: Session,
  now: Date,
  candidates = 1,
): NewOwner {
  const waitedSeconds = waitedFor(session, now);
  const assignment = { how, at: now.toISOString(), waitedSeconds, openBefore: open, capacity, candidates };
  return { userId, name, assignment };
}

/** Until the first agent had it; at least one second for a visitor who waited. */
function waitedFor({ status, waitingSince, assignment }: Session, now: Date): number {
  if (status !== 'UNASSIGNED' || !waitingSince) return assignment?.waitedSeconds ?? 0;
  return Math.max(1, Math.round((now.getTime() - waitingSince.getTime()) / 1_000));
}
