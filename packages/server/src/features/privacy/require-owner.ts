import { AppError } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { ownerIds } from '../team/index.ts';

export const isOwner = async (tx: Tx, { tenantId, userId }: Caller, now: Date): Promise<boolean> =>
  (await ownerIds(tx, tenantId, now)).includes(userId);

export async function requireOwner(tx: Tx, caller: Caller, now: Date): Promise<void> {
  if (!(await isOwner(tx, caller, now)))
    throw new AppError('permission_denied', { message: 'Only owners can do this.' });
}
