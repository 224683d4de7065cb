/** The signed-in user's own profile. */
import type { Profile, TourName } from '@parrot/contract/accounts';
import { AppError, type LanguageCode, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { absenceOf, activeTenantsOf, touchMember } from '../../team/index.ts';
import { tenantsByIds } from '../../tenants/index.ts';
import { addSeenTours, findUser, type UserRow, updateUser } from '../../users/index.ts';
import { presentProfile } from '../accounts.present.ts';

export type ProfileService = {
  user(caller: Caller): Promise<UserRow>;
  profile(caller: Caller): Promise<Profile>;
  recentTenant(caller: Caller): Promise<TenantId>;
  update(
    caller: Caller,
    changes: { userName: string; language: LanguageCode; timeZone: string },
  ): Promise<void>;
  markToursSeen(caller: Caller, tours: readonly TourName[]): Promise<void>;
  recordActivity(caller: Caller): Promise<void>;
};

export function createProfileService({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): ProfileService {
  const user = async ({ userId }: Caller) => {
    const found = await database.system((tx) => findUser(tx, userId));
    if (!found) throw new AppError('user_not_found');
    return found;
  };
  return {
    user,
    async profile(caller) {
      const found = await user(caller);
      const tenants = await database.system(async (tx) => {
        const ids = await activeTenantsOf(tx, caller.userId, clock.now());
        const found = await tenantsByIds(tx, ids);
        return ids.map((id) => ({
          id,
          name: found.get(id)?.name ?? '',
          eraseAt: found.get(id)?.eraseAt ?? null,
        }));
      });
      const absence = await database.tenant(caller.tenantId, (tx) =>
        absenceOf(tx, caller.tenantId, caller.userId, clock.now()),
      );
      return presentProfile(found, tenants, absence);
    },
    async recentTenant(caller) {
      const { lastTenantId } = await user(caller);
      const own = await database.system((tx) => activeTenantsOf(tx, caller.userId, clock.now()));
      return lastTenantId && own.includes(lastTenantId) ? lastTenantId : caller.tenantId;
    },
    async update({ userId }, { userName, language, timeZone }) {
      await database.system((tx) => updateUser(tx, userId, { name: userName, language, timeZone }));
    },
    async markToursSeen({ userId }, tours) {
      await database.system((tx) => addSeenTours(tx, userId, tours));
    },
    async recordActivity({ tenantId, userId }) {
      await database.tenant(tenantId, (tx) => touchMember(tx, tenantId, userId, clock.now()));
    },
  };
}
