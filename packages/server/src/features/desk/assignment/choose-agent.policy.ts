/** Whose turn it is. */
import type { UserId } from '@parrot/contract/core';
import type { AgentStatus } from '../../conversations/index.ts';

type Candidate = { userId: UserId; colleague: AgentStatus };

/** At the desk, not away, and with room for one more. */
export const availableAgents = (people: ReadonlyMap<UserId, AgentStatus>): Candidate[] =>
  [...people]
    .map(([userId, colleague]) => ({ userId, colleague }))
    .filter(({ colleague: { state, open, capacity } }) => state === 'available' && open < capacity);

/** In turns: whoever got something longest ago. Least busy: whoever has the fewest, and among those in turns. */
export function chooseAgent(
  candidates: readonly Candidate[],
  rule: 'round_robin' | 'least_busy',
): Candidate | undefined {
  const lastTurn = ({ colleague }: Candidate) => colleague.lastAssignedAt?.getTime() ?? 0;
  const load = ({ colleague }: Candidate) => (rule === 'least_busy' ? colleague.open : 0);
  return [...candidates].sort(
    (one, other) =>
      load(one) - load(other) || lastTurn(one) - lastTurn(other) || one.userId.localeCompare(other.userId),
  )[0];
}
