/** Agents' presence and load, for lists, assignment and status calls. */
import { LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import type { AgentState } from '@parrot/contract/desk';
import type { Tx } from '../../../platform/index.ts';
import { isAbsent } from '../../team/index.ts';
import { type AgentFacts, findAgentFacts } from './agent-facts.repository.ts';

type AgentLoad = {
  name: string;
  state: AgentState;
  /** Number of conversations the agent has. */
  open: number;
  capacity: number;
  /** When the agent was last connected; null if never. */
  lastSeenAt: Date | null;
  lastAssignedAt: Date | null;
};

/** Contains every requested id, unknown ones included. */
export async function agentStates(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, AgentLoad>> {
  const facts = await findAgentFacts(tx, tenantId, userIds, now);
  return new Map(userIds.map((userId) => [userId, loadOf(facts.get(userId), now)]));
}

const loadOf = (facts: AgentFacts | undefined, now: Date): AgentLoad => ({
  name: facts?.name ?? '',
  state: stateOf(facts, now),
  open: facts?.open ?? 0,
  capacity: facts?.settings?.capacity ?? LIMITS.agentCapacity.usual,
  lastSeenAt: facts?.connectedAt ?? facts?.settings?.lastSeenAt ?? null,
  lastAssignedAt: facts?.settings?.lastAssignedAt ?? null,
});

function stateOf(facts: AgentFacts | undefined, now: Date): AgentState {
  if (!facts?.connectedAt) return 'offline';
  return facts.absence && !isAbsent(facts.absence, now) ? 'available' : 'away';
}
