import type { GroupId, TenantId, TicketViewId, UserId } from '@parrot/contract/core';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { users } from '../../users/index.ts';
import { ticketViews, type ViewRow } from './ticket-views.tables.ts';

/** Own ones, those for everyone, and those for one of these groups; by name. */
export const visibleViews = (tx: Tx, userId: UserId, groupIds: readonly GroupId[]) =>
  tx
    .select({ view: ticketViews, ownerName: users.name })
    .from(ticketViews)
    .leftJoin(users, eq(users.id, ticketViews.ownerId))
    .where(
      or(
        eq(ticketViews.ownerId, userId),
        eq(ticketViews.sharing, 'everyone'),
        groupIds.length > 0
          ? and(eq(ticketViews.sharing, 'group'), inArray(ticketViews.groupId, [...groupIds]))
          : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${ticketViews.name})`), asc(ticketViews.id));

/** Another user's view is not found. */
export async function findOwnView(tx: Tx, userId: UserId, id: TicketViewId): Promise<ViewRow | undefined> {
  const [found] = await tx
    .select()
    .from(ticketViews)
    .where(and(eq(ticketViews.id, id), eq(ticketViews.ownerId, userId)));
  return found;
}

export const countOwnViews = (tx: Tx, tenantId: TenantId, userId: UserId): Promise<number> =>
  tx.$count(ticketViews, and(eq(ticketViews.tenantId, tenantId), eq(ticketViews.ownerId, userId)));

export async function saveView(tx: Tx, row: ViewRow): Promise<void> {
  await tx.insert(ticketViews).values(row).onConflictDoUpdate({ target: ticketViews.id, set: row });
}

export async function deleteView(tx: Tx, id: TicketViewId): Promise<void> {
  await tx.delete(ticketViews).where(eq(ticketViews.id, id));
}
