/** Finds, lists, creates and changes groups. What they grant is in `group-contents.repository.ts`. */
import type { GroupId, TenantId } from '@parrot/contract/core';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { users } from '../../users/index.ts';
import type { Page } from '../team.dependencies.ts';
import { type GroupRow, groupMembers, groups } from '../team.tables.ts';

export async function listGroups(
  tx: Tx,
  tenantId: TenantId,
  { search, offset, limit }: Page,
): Promise<{ rows: GroupRow[]; total: number }> {
  const where = and(eq(groups.tenantId, tenantId), sql`strpos(lower(${groups.name}), lower(${search})) > 0`);
  const rows = await tx
    .select()
    .from(groups)
    .where(where)
    .orderBy(sql`lower(${groups.name})`)
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(groups).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function listGroupMembers(
  tx: Tx,
  groupId: GroupId,
  { search, offset, limit }: Page,
): Promise<{
  rows: Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'photoUrl'>[];
  total: number;
}> {
  const where = and(
    eq(groupMembers.groupId, groupId),
    sql`strpos(lower(${users.name} || ' ' || ${users.email}), lower(${search})) > 0`,
  );
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email, photoUrl: users.photoUrl })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(where)
    .orderBy(sql`lower(${users.name})`, asc(users.email))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx
    .select({ total: count() })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findGroup(tx: Tx, tenantId: TenantId, groupId: GroupId): Promise<GroupRow | undefined> {
  const [found] = await tx
    .select()
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), eq(groups.id, groupId)));
  return found;
}

export async function countGroups(tx: Tx, tenantId: TenantId): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(groups).where(eq(groups.tenantId, tenantId));
  return found?.total ?? 0;
}

/** False if the name is taken; the unique index decides. */
export async function insertGroup(tx: Tx, group: GroupRow): Promise<boolean> {
  const made = await tx.insert(groups).values(group).onConflictDoNothing().returning({ id: groups.id });
  return made.length > 0;
}

/** Whether another group has this name, ignoring case. */
export async function isGroupNameTaken(
  tx: Tx,
  { tenantId, id, name }: Pick<GroupRow, 'tenantId' | 'id' | 'name'>,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(eq(groups.tenantId, tenantId), ne(groups.id, id), sql`lower(${groups.name}) = lower(${name})`),
    );
  return found !== undefined;
}

export async function saveGroup(tx: Tx, { id, tenantId, name, description }: GroupRow): Promise<void> {
  await tx
    .update(groups)
    .set({ name, description })
    .where(and(eq(groups.tenantId, tenantId), eq(groups.id, id)));
}

/** Its members, roles and apps are deleted with it. */
export async function dropGroup(tx: Tx, tenantId: TenantId, groupId: GroupId): Promise<void> {
  await tx.delete(groups).where(and(eq(groups.tenantId, tenantId), eq(groups.id, groupId)));
}
