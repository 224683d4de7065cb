/** How a user joins a tenant: by creating one, or by an invitation. Needs a system transaction. */
import type { AppId, GroupId, RoleId, TenantId, UserId } from '@parrot/contract/core';
import type { Client, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { StartTrial } from '../../billing/index.ts';
import {
  activeTenantsOf,
  type InvitationRow,
  insertBuiltInRoles,
  insertMember,
  invitationAccepted,
  joinGroups,
  markAccepted,
  memberJoined,
  openInvitationsTo,
  rolesByIds,
} from '../../team/index.ts';
import { insertTenant } from '../../tenants/index.ts';
import { findUser, setLastTenant, type UserRow } from '../../users/index.ts';

/** Opens apps of a tenant to one of its members; provided by the apps slice. */
export type GrantApps = (
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  appIds: readonly AppId[],
) => Promise<void>;

const UNKNOWN_CLIENT: Client = { ip: '', userAgent: '' };

/** The tenant starts in the time zone of its owner. */
type TenantOwner = { userId: UserId; name: string; timeZone?: string; client?: Client };

/** Creates a tenant with its owner, the built-in roles and a trial. */
export type CreateTenantWithOwner = (
  tx: Tx,
  owner: TenantOwner,
  company: string,
  now: Date,
) => Promise<TenantId>;

export const createTenantFactory =
  (startTrial: StartTrial): CreateTenantWithOwner =>
  async (tx, { userId, name, timeZone = 'UTC', client = UNKNOWN_CLIENT }, company, now) => {
    const tenantId = await insertTenant(tx, company, now);
    const roleIds = await insertBuiltInRoles(tx, tenantId, now);
    await insertMember(tx, { tenantId, userId, roleIds: [roleIds.owner], at: now });
    await startTrial(tx, tenantId, { at: now, timeZone });
    await setLastTenant(tx, userId, tenantId);
    const entry = { action: 'tenant.created', subjectId: tenantId, subjectName: company } as const;
    await recordActivity(tx, { tenantId, userId, name, client }, now, entry);
    return tenantId;
  };

type MemberGrants = { roleIds: readonly RoleId[]; appIds: readonly AppId[]; groupIds?: readonly GroupId[] };

export type JoinTenant = {
  /** False if the invitation was used or expired in the meantime. */
  byInvitation(
    tx: Tx,
    userId: UserId,
    invitation: InvitationRow,
    now: Date,
    client?: Client,
  ): Promise<boolean>;
  /**
   * Accepts every open invitation to a verified address or, without one, creates the tenant of the sign-up.
   */
  afterConfirmation(tx: Tx, user: UserRow, now: Date, client?: Client): Promise<void>;
  asMember(tx: Tx, member: { tenantId: TenantId; userId: UserId } & MemberGrants, now: Date): Promise<void>;
};

export function createJoinTenant(
  { outbox }: Pick<Platform, 'outbox'>,
  {
    grantApps,
    createTenantWithOwner,
  }: { grantApps: GrantApps; createTenantWithOwner: CreateTenantWithOwner },
): JoinTenant {
  const joinTenant: JoinTenant = {
    async asMember(tx, { tenantId, userId, roleIds, appIds, groupIds = [] }, now) {
      // A role may have been deleted since the invitation.
      const there = await rolesByIds(tx, tenantId, roleIds);
      await insertMember(tx, { tenantId, userId, roleIds: there.map((role) => role.id), at: now });
      await joinGroups(tx, tenantId, userId, groupIds);
      await grantApps(tx, tenantId, userId, appIds);
      await setLastTenant(tx, userId, tenantId);
      outbox.write(tx, memberJoined, { tenantId, key: userId, payload: { userId } });
    },
    async byInvitation(tx, userId, invitation, now, client = UNKNOWN_CLIENT) {
      if (!(await markAccepted(tx, invitation.id, now))) return false;
      const { id, tenantId, invitedBy } = invitation;
      await joinTenant.asMember(tx, { ...invitation, userId }, now);
      const name = (await findUser(tx, userId))?.name ?? '';
      const entry = { action: 'user.joined', subjectId: userId, subjectName: name } as const;
      await recordActivity(tx, { tenantId, userId, name, client }, now, entry);
      outbox.write(tx, invitationAccepted, {
        tenantId,
        key: userId,
        payload: { invitationId: id, userId, userName: name, invitedBy },
      });
      return true;
    },
    async afterConfirmation(tx, user, now, client) {
      for (const invitation of await openInvitationsTo(tx, user.email, now)) {
        await joinTenant.byInvitation(tx, user.id, invitation, now, client);
      }
      const tenants = await activeTenantsOf(tx, user.id, now);
      if (tenants.length === 0 && user.signUpCompany !== '') {
        await createTenantWithOwner(
          tx,
          { userId: user.id, name: user.name, timeZone: user.timeZone, client },
          user.signUpCompany,
          now,
        );
      }
    },
  };
  return joinTenant;
}
