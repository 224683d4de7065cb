/** Agents' settings, last assignment and connections. */
import { LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import { and, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { deskAgents, deskConnections } from '../desk.tables.ts';

type DeskAgentRow = typeof deskAgents.$inferSelect;

/** A connection that its process has not refreshed for this long is stale. */
const STALE_AFTER_MS = 3 * LIMITS.presenceSeconds * 1_000;
export const staleBefore = (now: Date) => new Date(now.getTime() - STALE_AFTER_MS);

export async function findDeskAgents(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, DeskAgentRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(deskAgents)
    .where(and(eq(deskAgents.tenantId, tenantId), inArray(deskAgents.userId, [...userIds])));
  return new Map(rows.map((row) => [row.userId, row]));
}

export async function saveDeskAgent(
  tx: Tx,
  { tenantId, userId }: Pick<DeskAgentRow, 'tenantId' | 'userId'>,
  changes: Partial<Omit<DeskAgentRow, 'tenantId' | 'userId'>>,
): Promise<void> {
  await tx
    .insert(deskAgents)
    .values({
      tenantId,
      userId,
      capacity: LIMITS.agentCapacity.usual,
      tab: 'unassigned',
      sendDelaySeconds: LIMITS.sendDelaySeconds.usual,
      ...changes,
    })
    .onConflictDoUpdate({ target: [deskAgents.tenantId, deskAgents.userId], set: changes });
}

/** When each connected agent was last seen; agents without a connection are left out. */
export async function findConnectedAgents(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: deskConnections.userId, seenAt: max(deskConnections.seenAt) })
    .from(deskConnections)
    .where(
      and(
        eq(deskConnections.tenantId, tenantId),
        inArray(deskConnections.userId, [...userIds]),
        gt(deskConnections.seenAt, staleBefore(now)),
      ),
    )
    .groupBy(deskConnections.userId);
  return new Map(rows.map(({ userId, seenAt }) => [userId, seenAt ?? now]));
}

export async function insertConnection(
  tx: Tx,
  connection: typeof deskConnections.$inferInsert,
): Promise<void> {
  await tx
    .insert(deskConnections)
    .values(connection)
    .onConflictDoUpdate({ target: deskConnections.id, set: { seenAt: connection.seenAt } });
}

export async function deleteConnection(tx: Tx, id: string): Promise<void> {
  await tx.delete(deskConnections).where(eq(deskConnections.id, id));
}

/** Those of these connections that are not stale. Runs in a system transaction. */
export async function findFreshConnections(tx: Tx, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: deskConnections.id })
    .from(deskConnections)
    .where(and(inArray(deskConnections.id, [...ids]), gt(deskConnections.seenAt, staleBefore(now))));
  return new Set(rows.map(({ id }) => id));
}

/** Inserts rows that were deleted as stale in the meantime. Runs in a system transaction. */
export async function refreshConnections(
  tx: Tx,
  connections: (typeof deskConnections.$inferInsert)[],
): Promise<void> {
  if (connections.length === 0) return;
  await tx
    .insert(deskConnections)
    .values(connections)
    .onConflictDoUpdate({ target: deskConnections.id, set: { seenAt: sql`excluded.seen_at` } });
}

type StaleConnection = { tenantId: TenantId; userId: UserId; seenAt: Date };

/** Connections of crashed processes in all tenants. Runs in a system transaction. */
export async function deleteStaleConnections(tx: Tx, now: Date): Promise<StaleConnection[]> {
  return tx
    .delete(deskConnections)
    .where(lte(deskConnections.seenAt, staleBefore(now)))
    .returning({
      tenantId: deskConnections.tenantId,
      userId: deskConnections.userId,
      seenAt: deskConnections.seenAt,
    });
}

/** Serializes automatic assignment in a tenant until the transaction ends. */
export async function lockAssignment(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assigning ${tenantId}`}, 0))`);
}
