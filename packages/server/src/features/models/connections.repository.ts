import type { ModelProvider } from '@parrot/contract/models';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type ConnectionRow, modelConnections } from './models.tables.ts';

export const connectionsOf = (tx: Tx): Promise<ConnectionRow[]> =>
  tx.select().from(modelConnections).orderBy(asc(modelConnections.provider));

export async function findConnection(tx: Tx, provider: ModelProvider): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(modelConnections).where(eq(modelConnections.provider, provider));
  return row;
}

/** Replaces the existing one. */
export async function saveConnection(tx: Tx, row: ConnectionRow): Promise<void> {
  await tx
    .insert(modelConnections)
    .values(row)
    .onConflictDoUpdate({ target: [modelConnections.tenantId, modelConnections.provider], set: row });
}

/** False if there was none. */
export async function deleteConnection(tx: Tx, provider: ModelProvider): Promise<boolean> {
  const gone = await tx
    .delete(modelConnections)
    .where(eq(modelConnections.provider, provider))
    .returning({ provider: modelConnections.provider });
  return gone.length > 0;
}
