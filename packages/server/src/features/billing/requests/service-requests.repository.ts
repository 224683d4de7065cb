import type { Tx } from '../../../platform/index.ts';
import { serviceRequests } from '../billing.tables.ts';

export async function insertServiceRequest(tx: Tx, row: typeof serviceRequests.$inferInsert): Promise<void> {
  await tx.insert(serviceRequests).values(row);
}
