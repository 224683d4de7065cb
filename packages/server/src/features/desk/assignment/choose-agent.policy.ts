/** Which agent gets the next waiting visitor. */
import type { UserId } from '@parrot/contract/core';
import type { AgentStatus } from '../../conversations/index.ts';

type Candidate = { userId: UserId; status: AgentStatus };

/** Agents at the desk, not away, with capacity for one more. */
export const availableAgents = (agents: ReadonlyMap<UserId, AgentStatus>): Candidate[] =>
  [...agents]
    .map(([userId, status]) => ({ userId, status }))
    .filter(({ status: { state, open, capacity } }) => state === 'available' && open < capacity);

/** How many conversations they can take in total. */
export const freeCapacity = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { status: { open, capacity } }) => sum + capacity - open, 0);

/**
 * Round robin: the agent whose last assignment is oldest. Least busy: the fewest conversations, then round
 * robin.
 */
export function chooseAgent(
  candidates: readonly Candidate[],
  rule: 'round_robin' | 'least_busy',
): Candidate | undefined {
  const lastAssigned = ({ status }: Candidate) => status.lastAssignedAt?.getTime() ?? 0;
  const load = ({ status }: Candidate) => (rule === 'least_busy' ? status.open : 0);
  return [...candidates].sort(
    (a, b) => load(a) - load(b) || lastAssigned(a) - lastAssigned(b) || a.userId.localeCompare(b.userId),
  )[0];
}
