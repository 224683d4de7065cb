/** How somebody comes to belong to a tenant: by founding one, or by an invitation. System work. */
import type { AppId, RoleId, TenantId, UserId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { startTrial } from '../billing/index.ts';
import {
  activeTenantsOf,
  type InvitationRow,
  insertBuiltInRoles,
  insertMember,
  markAccepted,
  openInvitationsTo,
  rolesByIds,
} from '../team/index.ts';
import { insertTenant } from '../tenants/index.ts';
import type { UserRow } from './accounts.tables.ts';
import { setLastTenant } from './people.repository.ts';

/** Opens apps of a tenant to one of its members; given by the apps slice. */
export type GiveApps = (
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  appIds: readonly AppId[],
) => Promise<void>;

/** A new tenant with its owner, the roles everybody starts with and a trial. */
export async function foundTenant(tx: Tx, userId: UserId, company: string, now: Date): Promise<TenantId> {
  const tenantId = await insertTenant(tx, company, now);
  const roleIds = await insertBuiltInRoles(tx, tenantId, now);
  await insertMember(tx, { tenantId, userId, roleIds: [roleIds.owner], at: now });
  await startTrial(tx, tenantId, now);
  await setLastTenant(tx, userId, tenantId);
  return tenantId;
}

export type Joining = {
  /** False where the invitation was used or ran out meanwhile. */
  byInvitation(tx: Tx, userId: UserId, invitation: InvitationRow, now: Date): Promise<boolean>;
  /** What follows once an address is known to be somebody's own: every open invitation to it, or else the tenant they signed up for. */
  afterConfirmation(tx: Tx, person: UserRow, now: Date): Promise<void>;
  asMember(
    tx: Tx,
    member: { tenantId: TenantId; userId: UserId; roleIds: readonly RoleId[]; appIds: readonly AppId[] },
    now: Date,
  ): Promise<void>;
};

export function createJoining(giveApps: GiveApps): Joining {
  const joining: Joining = {
    async asMember(tx, { tenantId, userId, roleIds, appIds }, now) {
      // A role may have been deleted since it was promised.
      const there = await rolesByIds(tx, tenantId, roleIds);
      await insertMember(tx, { tenantId, userId, roleIds: there.map((role) => role.id), at: now });
      await giveApps(tx, tenantId, userId, appIds);
      await setLastTenant(tx, userId, tenantId);
    },
    async byInvitation(tx, userId, invitation, now) {
      if (!(await markAccepted(tx, invitation.id, now))) return false;
      await joining.asMember(tx, { ...invitation, userId }, now);
      return true;
    },
    async afterConfirmation(tx, person, now) {
      for (const invitation of await openInvitationsTo(tx, person.email, now)) {
        await joining.byInvitation(tx, person.id, invitation, now);
      }
      const tenants = await activeTenantsOf(tx, person.id);
      if (tenants.length === 0 && person.signUpCompany !== '') {
        await foundTenant(tx, person.id, person.signUpCompany, now);
      }
    },
  };
  return joining;
}
