/** Creates another tenant for a user. */
import { AppError, LIMITS, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { membershipsOf } from '../../team/index.ts';
import { lockUser, updateUser } from '../../users/index.ts';
import type { CreateTenantWithOwner } from './join-tenant.ts';

export type CreateTenantService = { create(caller: Caller, name: string): Promise<TenantId> };

export const createTenantService = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  createTenantWithOwner: CreateTenantWithOwner,
): CreateTenantService => ({
  create: (caller, name) =>
    database.system(async (tx) => {
      // Locked, so that concurrent requests are counted one by one.
      const user = await lockUser(tx, caller.userId);
      if (!user) throw new AppError('user_not_found');
      const own = await membershipsOf(tx, caller.userId);
      if (own.length >= LIMITS.tenantsPerPerson) {
        throw new AppError('limit_reached', {
          message: `You can belong to at most ${LIMITS.tenantsPerPerson} workspaces.`,
        });
      }
      const owner = { ...caller, timeZone: user.timeZone };
      const tenantId = await createTenantWithOwner(tx, owner, name, clock.now());
      // A tenant becomes the default only once it has been used.
      await updateUser(tx, caller.userId, { lastTenantId: user.lastTenantId });
      return tenantId;
    }),
});
