/** The skills of agents: tags that supervisors gave to them. */
import type { TagId, TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { agentSkills } from './routing.tables.ts';

/** Agents without skills are left out. */
export async function skillsByAgent(tx: Tx, tenantId: TenantId): Promise<Map<UserId, Set<TagId>>> {
  const rows = await tx.select().from(agentSkills).where(eq(agentSkills.tenantId, tenantId));
  const found = new Map<UserId, Set<TagId>>();
  for (const { userId, tagId } of rows) found.set(userId, (found.get(userId) ?? new Set<TagId>()).add(tagId));
  return found;
}

type Agent = { tenantId: TenantId; userId: UserId };

export async function addSkills(tx: Tx, agent: Agent, tagIds: readonly TagId[]): Promise<void> {
  if (tagIds.length === 0) return;
  await tx
    .insert(agentSkills)
    .values(tagIds.map((tagId) => ({ ...agent, tagId })))
    .onConflictDoNothing();
}

export async function removeSkills(
  tx: Tx,
  { tenantId, userId }: Agent,
  tagIds: readonly TagId[],
): Promise<void> {
  if (tagIds.length === 0) return;
  await tx
    .delete(agentSkills)
    .where(
      and(
        eq(agentSkills.tenantId, tenantId),
        eq(agentSkills.userId, userId),
        inArray(agentSkills.tagId, [...tagIds]),
      ),
    );
}
