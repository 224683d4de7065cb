/** Deletes an unverified account with everything prepared for it. Needs a system transaction. */
import type { UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import { deleteTenants } from '../../tenants/index.ts';
import { deleteUser } from '../../users/index.ts';

export async function deleteUnverifiedUser(tx: Tx, userId: UserId, now: Date): Promise<void> {
  // Earlier releases created the tenant before verification; it can have no other members.
  await deleteTenants(tx, await activeTenantsOf(tx, userId, now));
  await deleteUser(tx, userId);
}
