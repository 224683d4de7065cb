/** What the states of agents are derived from, in one statement. */
import type { TenantId, UserId } from '@parrot/contract/core';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { arrayParameter, preparedQuery, type Tx } from '../../../platform/index.ts';
import { ownedCountColumn } from '../../conversations/index.ts';
import { memberships } from '../../team/index.ts';
import { users } from '../../users/index.ts';
import { deskAgents, deskConnections } from '../desk.tables.ts';
import { staleBefore } from './agents.repository.ts';

const agentFacts = preparedQuery('agent_facts', (tx, parameter) =>
  tx
    .select({
      userId: users.id,
      name: users.name,
      absence: {
        status: memberships.status,
        awaySince: memberships.awaySince,
        awayUntil: memberships.awayUntil,
      },
      settings: getTableColumns(deskAgents),
      /** When the agent's connections were last refreshed; null if there is none. */
      connectedAt: sql<Date | null>`(
        select max(${deskConnections.seenAt}) from ${deskConnections}
        where ${deskConnections.tenantId} = ${parameter('tenantId')} and ${deskConnections.userId} = ${users.id}
          and ${deskConnections.seenAt} > ${parameter('staleBefore')}::timestamptz)`.mapWith(
        deskConnections.seenAt,
      ),
      open: ownedCountColumn(users.id),
    })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.tenantId, parameter('tenantId')), eq(memberships.userId, users.id)),
    )
    .leftJoin(
      deskAgents,
      and(eq(deskAgents.tenantId, parameter('tenantId')), eq(deskAgents.userId, users.id)),
    )
    .where(sql`${users.id} = any (${arrayParameter(parameter('userIds'))})`),
);

export type AgentFacts = Awaited<ReturnType<typeof agentFacts>>[number];

export async function findAgentFacts(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, AgentFacts>> {
  if (userIds.length === 0) return new Map();
  const rows = await agentFacts(tx, {
    tenantId,
    userIds: JSON.stringify(userIds),
    staleBefore: staleBefore(now).toISOString(),
  });
  return new Map(rows.map((row) => [row.userId, row]));
}
