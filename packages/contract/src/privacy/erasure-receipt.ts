/** The proof that data was erased. It contains no personal data, so it can be stored and passed on. */
import * as z from 'zod';
import { receiptId, tenantId, userId } from '../core/ids.ts';

export const erasureReceipt = z.object({
  receiptId,
  subject: z.enum(['visitor', 'workspace']),
  workspaceId: tenantId,
  erasedAt: z.iso.datetime(),
  /** The member who asked for it; null if their account was deleted before. */
  erasedBy: userId.nullable(),
  /** How many of each kind were erased. */
  counts: z.record(z.string(), z.number().int()),
  /** The SHA-256 of the other fields, as JSON in this order without spaces. */
  sha256: z.string(),
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;
