/** The tags of a workspace. */
import type { TagId, TenantId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { sessionTags, type TagRow, tags } from './tags.tables.ts';

const byName = [asc(sql`lower(${tags.name})`), asc(tags.id)];

/** Serializes changes of a tenant's tags, so that names stay unique. */
export async function lockTags(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tags ${tenantId}`}, 0))`);
}

export const listTags = (tx: Tx): Promise<TagRow[]> =>
  tx
    .select()
    .from(tags)
    .orderBy(...byName);

/** The names of all tags. */
export const tagNames = async (tx: Tx): Promise<Map<TagId, string>> =>
  new Map((await listTags(tx)).map(({ id, name }) => [id, name]));

/** How many conversations have each tag; those of none are left out. */
export async function countByTag(tx: Tx): Promise<Map<TagId, number>> {
  const rows = await tx
    .select({ tagId: sessionTags.tagId, total: count() })
    .from(sessionTags)
    .groupBy(sessionTags.tagId);
  return new Map(rows.map(({ tagId, total }) => [tagId, total]));
}

export async function findTags(tx: Tx, ids: readonly TagId[]): Promise<TagRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(tags)
    .where(inArray(tags.id, [...ids]))
    .orderBy(...byName);
}

export async function findTagNamed(tx: Tx, name: string, except?: TagId): Promise<TagRow | undefined> {
  const [found] = await tx
    .select()
    .from(tags)
    .where(and(eq(sql`lower(${tags.name})`, sql`lower(${name})`), except && ne(tags.id, except)));
  return found;
}

export async function insertTag(tx: Tx, row: TagRow): Promise<void> {
  await tx.insert(tags).values(row);
}

export async function updateTagRow(tx: Tx, { id, name, color }: TagRow): Promise<void> {
  await tx.update(tags).set({ name, color }).where(eq(tags.id, id));
}

/** Conversations lose it too. */
export async function deleteTagRow(tx: Tx, id: TagId): Promise<void> {
  await tx.delete(tags).where(eq(tags.id, id));
}
