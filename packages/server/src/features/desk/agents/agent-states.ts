/** Agents' presence and load, for lists, assignment and status calls. */
import { LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import type { AgentState } from '@parrot/contract/desk';
import type { Tx } from '../../../platform/index.ts';
import { ownedCounts } from '../../conversations/index.ts';
import { availableMemberIds } from '../../team/index.ts';
import { findConnectedAgents, findDeskAgents } from './agents.repository.ts';

type AgentLoad = {
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
  const rows = await findDeskAgents(tx, tenantId, userIds);
  const connected = await findConnectedAgents(tx, tenantId, userIds, now);
  const open = await ownedCounts(tx, userIds);
  const available = new Set(await availableMemberIds(tx, tenantId, [...connected.keys()], now));
  return new Map(
    userIds.map((userId) => {
      const row = rows.get(userId);
      const seenAt = connected.get(userId);
      return [
        userId,
        {
          state: !seenAt ? 'offline' : available.has(userId) ? 'available' : 'away',
          open: open.get(userId) ?? 0,
          capacity: row?.capacity ?? LIMITS.agentCapacity.usual,
          lastSeenAt: seenAt ?? row?.lastSeenAt ?? null,
          lastAssignedAt: row?.lastAssignedAt ?? null,
        },
      ];
    }),
  );
}
