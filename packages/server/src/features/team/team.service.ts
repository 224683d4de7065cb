/** Who is in a tenant, with which roles, and who is invited to it. */
import { AppError, type AppId, type InvitationId, newId, type RoleId } from '@parrot/contract/core';
import type { Member, Role } from '@parrot/contract/team';
import {
  afterCommit,
  type Caller,
  hashSecretToken,
  newSecretToken,
  type Platform,
  type Tx,
} from '../../platform/index.ts';
import { tenantName } from '../tenants/index.ts';
import { replaceInvitation } from './invitations.repository.ts';
import { isMemberAddress } from './members.repository.ts';
import { rolesByIds, rolesOf } from './roles.repository.ts';
import { invitationEnd, mayGrant } from './team.policy.ts';
import { presentMember, presentRole } from './team.present.ts';
import { listTeam } from './team-list.repository.ts';

export type InvitationMail = {
  emailId: string;
  tenantName: string;
  invitedBy: string;
  token: string;
};

/** What the team needs of others. */
export type TeamNeeds = {
  postman: { invitation(mail: InvitationMail): void; handOver(): Promise<void> };
  /** Whether all of these are apps that the caller may open. */
  canOpenApps(tx: Tx, caller: Caller, appIds: readonly AppId[]): Promise<boolean>;
};

type Invite = { emailId: string; roleIds: RoleId[]; appIds: AppId[] };

export type TeamService = {
  grantableRoles(caller: Caller): Promise<Role[]>;
  list(
    caller: Caller,
    page: { search: string; offset: number; limit: number },
  ): Promise<{ items: Member[]; total: number }>;
  invite(caller: Caller, invite: Invite): Promise<InvitationId>;
};

export function createTeamService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { postman, canOpenApps }: TeamNeeds,
): TeamService {
  return {
    async grantableRoles(caller) {
      const roles = await database.tenant(caller.tenantId, (tx) => rolesOf(tx, caller.tenantId));
      return roles.filter((role) => mayGrant(caller, role)).map(presentRole);
    },

    async list({ tenantId }, page) {
      const { people, total, roles } = await database.tenant(tenantId, async (tx) => ({
        ...(await listTeam(tx, { tenantId, ...page })),
        roles: await rolesOf(tx, tenantId),
      }));
      const byId = new Map(roles.map((role) => [role.id, role]));
      return { items: people.map((person) => presentMember(person, byId, clock.now())), total };
    },

    async invite(caller, { emailId, roleIds, appIds }) {
      const invitationId = await database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const wanted = [...new Set(roleIds)];
        const roles = await rolesByIds(tx, tenantId, wanted);
        if (roles.length !== wanted.length) throw new AppError('not_found');
        if (!roles.every((role) => mayGrant(caller, role))) throw new AppError('permission_denied');
        if (!(await canOpenApps(tx, caller, appIds))) throw new AppError('not_found');
        if (await isMemberAddress(tx, tenantId, emailId)) throw new AppError('already_member');

        const now = clock.now();
        const token = newSecretToken();
        const id = newId('inv');
        await replaceInvitation(tx, {
          id,
          tenantId,
          email: emailId,
          tokenHash: hashSecretToken(token),
          roleIds: wanted,
          appIds: [...new Set(appIds)],
          invitedBy: caller.userId,
          createdAt: now,
          expiresAt: invitationEnd(now),
        });
        const mail = { emailId, tenantName: await tenantName(tx, tenantId), invitedBy: caller.name, token };
        afterCommit(tx, () => postman.invitation(mail));
        return id;
      });
      await postman.handOver();
      return invitationId;
    },
  };
}
