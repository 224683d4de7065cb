/** How people work at the desk: how much they take, what they got last, and the lines they hold open. */
import { LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import { and, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { deskAgents, deskLines } from '../desk.tables.ts';

type DeskAgentRow = typeof deskAgents.$inferSelect;

/** After so long without a word of the process that has it, nobody believes in a line. */
const BELIEVED_MS = 3 * LIMITS.presenceSeconds * 1_000;
const believedSince = (now: Date) => new Date(now.getTime() - BELIEVED_MS);

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

/** Of everybody with a line that is open: when it was last sure to be. */
export async function openLines(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: deskLines.userId, seenAt: max(deskLines.seenAt) })
    .from(deskLines)
    .where(
      and(
        eq(deskLines.tenantId, tenantId),
        inArray(deskLines.userId, [...userIds]),
        gt(deskLines.seenAt, believedSince(now)),
      ),
    )
    .groupBy(deskLines.userId);
  return new Map(rows.map(({ userId, seenAt }) => [userId, seenAt ?? now]));
}

export async function insertLine(tx: Tx, line: typeof deskLines.$inferInsert): Promise<void> {
  await tx
    .insert(deskLines)
    .values(line)
    .onConflictDoUpdate({ target: deskLines.id, set: { seenAt: line.seenAt } });
}

export async function deleteLine(tx: Tx, id: string): Promise<void> {
  await tx.delete(deskLines).where(eq(deskLines.id, id));
}

/** Writes all of them anew: one that was swept away in the meantime is there again. System work. */
export async function refreshLines(tx: Tx, lines: (typeof deskLines.$inferInsert)[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(deskLines)
    .values(lines)
    .onConflictDoUpdate({ target: deskLines.id, set: { seenAt: sql`excluded.seen_at` } });
}

type Gone = { tenantId: TenantId; userId: UserId; seenAt: Date };

/** Those of processes that say nothing more, of all tenants: system work. */
export async function sweepLines(tx: Tx, now: Date): Promise<Gone[]> {
  return tx
    .delete(deskLines)
    .where(lte(deskLines.seenAt, believedSince(now)))
    .returning({ tenantId: deskLines.tenantId, userId: deskLines.userId, seenAt: deskLines.seenAt });
}

/** Nobody else in the tenant gives conversations to agents before the transaction is over. */
export async function lockAssigning(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assigning ${tenantId}`}, 0))`);
}
