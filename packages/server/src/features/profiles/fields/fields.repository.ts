import type { ProfileFieldId, TenantId } from '@parrot/contract/core';
import type { ProfileField } from '@parrot/contract/profiles';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { profileFields } from '../profiles.tables.ts';

type FieldRow = typeof profileFields.$inferSelect;

const present = ({ id: fieldId, key, label, type, options }: FieldRow): ProfileField => ({
  fieldId,
  name: key,
  label,
  type,
  options,
});

/** In the order in which they were added. */
export async function listFields(tx: Tx, tenantId: TenantId): Promise<ProfileField[]> {
  const rows = await tx
    .select()
    .from(profileFields)
    .where(eq(profileFields.tenantId, tenantId))
    .orderBy(asc(profileFields.createdAt), asc(profileFields.id));
  return rows.map(present);
}

/** Fields of one tenant change one after the other, so that their number stays below the limit. */
export async function lockFields(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`profile fields ${tenantId}`}, 0))`);
}

export async function insertField(tx: Tx, row: FieldRow): Promise<ProfileField> {
  await tx.insert(profileFields).values(row);
  return present(row);
}

export async function updateField(
  tx: Tx,
  tenantId: TenantId,
  id: ProfileFieldId,
  changes: Pick<FieldRow, 'label' | 'options'>,
): Promise<ProfileField | undefined> {
  const [row] = await tx
    .update(profileFields)
    .set(changes)
    .where(and(eq(profileFields.tenantId, tenantId), eq(profileFields.id, id)))
    .returning();
  return row && present(row);
}

export async function deleteField(
  tx: Tx,
  tenantId: TenantId,
  id: ProfileFieldId,
): Promise<ProfileField | undefined> {
  const [row] = await tx
    .delete(profileFields)
    .where(and(eq(profileFields.tenantId, tenantId), eq(profileFields.id, id)))
    .returning();
  return row && present(row);
}
