import type { ErasureReceipt } from '@parrot/contract/privacy';
import { saveFile } from './save-file.ts';

/** Offers the receipt of an erasure as a download. */
export const saveReceipt = (receipt: Pick<ErasureReceipt, 'receiptId'>): void =>
  saveFile(
    `receipt-${receipt.receiptId}.json`,
    new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }),
  );
