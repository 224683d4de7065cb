import { createHash } from 'node:crypto';
import { newId } from '@parrot/contract/core';
import type { ErasureReceipt } from '@parrot/contract/privacy';

/** A receipt for erased data. Its hash shows that nothing in it was changed later. */
export function issueReceipt(
  { subject, workspaceId, erasedBy, counts }: Omit<ErasureReceipt, 'receiptId' | 'erasedAt' | 'sha256'>,
  at: Date,
): ErasureReceipt {
  const receipt = {
    receiptId: newId('rcp'),
    subject,
    workspaceId,
    erasedAt: at.toISOString(),
    erasedBy,
    counts,
  };
  return { ...receipt, sha256: createHash('sha256').update(JSON.stringify(receipt)).digest('hex') };
}
