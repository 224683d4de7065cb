/** Making another tenant of one's own. */
import { AppError, LIMITS, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { membershipsOf } from '../../team/members/memberships-of-user.repository.ts';
import { lockUser, updateUser } from '../../users/index.ts';
import { createTenantWithOwner } from './join-tenant.ts';

export type CreateTenantService = { create(caller: Caller, name: string): Promise<TenantId> };

export const createCreateTenantService = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): CreateTenantService => ({
  create: (caller, name) =>
    database.system(async (tx) => {
      // Held, so that many at once are counted one by one.
      const person = await lockUser(tx, caller.userId);
      if (!person) throw new AppError('user_not_found');
      const own = await membershipsOf(tx, caller.userId);
      if (own.length >= LIMITS.tenantsPerPerson) {
        throw new AppError('limit_reached', {
          message: `One person can belong to ${LIMITS.tenantsPerPerson} tenants at most.`,
        });
      }
      const tenantId = await createTenantWithOwner(tx, caller, name, clock.now());
      // It opens first once it has been used, and not before.
      await updateUser(tx, caller.userId, { lastTenantId: person.lastTenantId });
      return tenantId;
    }),
});
