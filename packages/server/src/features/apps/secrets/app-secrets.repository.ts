import type { AppId } from '@parrot/contract/core';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appSecrets, type SecretRow } from '../apps.tables.ts';

export type { SecretRow };

/** By name. */
export async function listSecrets(tx: Tx, appId: AppId, kind: SecretRow['kind']): Promise<SecretRow[]> {
  return tx
    .select()
    .from(appSecrets)
    .where(and(eq(appSecrets.appId, appId), eq(appSecrets.kind, kind)))
    .orderBy(asc(appSecrets.name));
}

/** Replaces the previous value. */
export async function upsertSecret(tx: Tx, row: SecretRow): Promise<void> {
  const { sealed, savedAt } = row;
  await tx
    .insert(appSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: [appSecrets.appId, appSecrets.kind, appSecrets.name],
      set: { sealed, savedAt },
    });
}

/** False if it did not exist. */
export async function deleteSecret(
  tx: Tx,
  { appId, kind, name }: Pick<SecretRow, 'appId' | 'kind' | 'name'>,
): Promise<boolean> {
  const gone = await tx
    .delete(appSecrets)
    .where(and(eq(appSecrets.appId, appId), eq(appSecrets.kind, kind), eq(appSecrets.name, name)))
    .returning({ name: appSecrets.name });
  return gone.length > 0;
}
