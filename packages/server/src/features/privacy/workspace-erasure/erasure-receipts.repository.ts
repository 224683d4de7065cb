import type { ErasureReceipt } from '@parrot/contract/privacy';
import type { Tx } from '../../../platform/index.ts';
import { erasureReceipts } from '../privacy.tables.ts';

/** Needs a system transaction. */
export async function insertReceipt(tx: Tx, receipt: ErasureReceipt): Promise<void> {
  await tx.insert(erasureReceipts).values({
    id: receipt.receiptId,
    workspaceId: receipt.workspaceId,
    erasedAt: new Date(receipt.erasedAt),
    receipt,
  });
}
