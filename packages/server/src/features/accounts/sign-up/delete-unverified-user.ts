/** Deletes an account whose address was never confirmed, with what was prepared for it. System work. */
import type { UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import { deleteTenants } from '../../tenants/index.ts';
import { deleteUser } from '../../users/index.ts';

export async function deleteUnverifiedUser(tx: Tx, userId: UserId, now: Date): Promise<void> {
  // Accounts from earlier releases got their tenant before they were confirmed; nobody else can belong to it.
  await deleteTenants(tx, await activeTenantsOf(tx, userId, now));
  await deleteUser(tx, userId);
}
