import type { TenantId, WorkspaceExportId } from '@parrot/contract/core';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type WorkspaceExportRow, workspaceExports } from '../privacy.tables.ts';

/** False if another one is pending. The unique index decides, so concurrent requests cannot both succeed. */
export async function insertExport(tx: Tx, row: WorkspaceExportRow): Promise<boolean> {
  const made = await tx
    .insert(workspaceExports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: workspaceExports.id });
  return made.length > 0;
}

export async function latestExport(tx: Tx, tenantId: TenantId): Promise<WorkspaceExportRow | undefined> {
  const [found] = await tx
    .select()
    .from(workspaceExports)
    .where(eq(workspaceExports.tenantId, tenantId))
    .orderBy(desc(workspaceExports.requestedAt), desc(workspaceExports.id))
    .limit(1);
  return found;
}

/** Undefined for exports of other tenants too. */
export async function findExport(
  tx: Tx,
  tenantId: TenantId,
  id: WorkspaceExportId,
): Promise<WorkspaceExportRow | undefined> {
  const [found] = await tx
    .select()
    .from(workspaceExports)
    .where(and(eq(workspaceExports.tenantId, tenantId), eq(workspaceExports.id, id)));
  return found;
}

/** False if the export does not exist any more. */
export async function updateExport(
  tx: Tx,
  id: WorkspaceExportId,
  changes: Partial<Pick<WorkspaceExportRow, 'state' | 'bytes' | 'expiresAt'>>,
): Promise<boolean> {
  const changed = await tx
    .update(workspaceExports)
    .set(changes)
    .where(eq(workspaceExports.id, id))
    .returning({ id: workspaceExports.id });
  return changed.length > 0;
}

/** Of all tenants: expired, or older than any export can be. Needs a system transaction. */
export const exportsToDelete = (tx: Tx, now: Date, oldest: Date): Promise<WorkspaceExportRow[]> =>
  tx
    .select()
    .from(workspaceExports)
    .where(or(lt(workspaceExports.expiresAt, now), lt(workspaceExports.requestedAt, oldest)));

export async function deleteExport(tx: Tx, id: WorkspaceExportId): Promise<void> {
  await tx.delete(workspaceExports).where(eq(workspaceExports.id, id));
}
