/** Members with their roles, groups and apps, and invited users. */
import type { UserStatus } from '@parrot/contract/accounts';
import { type Absence, AppError, type GroupId, type UserId } from '@parrot/contract/core';
import type { Member, MemberApp, MemberEntry, Role } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { userNames } from '../../users/index.ts';
import { isAbsent, presentAbsence } from '../availability/availability.policy.ts';
import { groupsOf, groupsWithGrants } from '../groups/member-groups.repository.ts';
import { grantsOf } from '../roles/effective-roles.repository.ts';
import { mergeGrants } from '../roles/grants.policy.ts';
import { ownRoleIds } from '../roles/member-roles.repository.ts';
import { rolesOf } from '../roles/roles.repository.ts';
import type { Page, TeamDependencies } from '../team.dependencies.ts';
import { countMembers, type ListedMember, listMembers, type MemberQuery } from './member-list.repository.ts';
import { presentGroupEntry, presentMember, presentRole } from './members.present.ts';
import { findMember } from './members.repository.ts';

type RolesOfMember = { roles: Role[]; groups: { groupId: GroupId; groupName: string; roles: Role[] }[] };

export type MembersService = ReturnType<typeof createMembersService>;

export function createMembersService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps }: Pick<TeamDependencies, 'apps'>,
) {
  const present = async (tx: Tx, caller: Caller, listed: readonly ListedMember[]): Promise<Member[]> => {
    const { tenantId } = caller;
    const userIds = listed.flatMap((each) => each.userId ?? []);
    const context = {
      reader: caller,
      now: clock.now(),
      roles: await rolesOf(tx, tenantId),
      roleIds: await ownRoleIds(tx, tenantId, userIds),
      groups: await groupsOf(tx, tenantId, userIds),
      promisedGroups: await groupsWithGrants(
        tx,
        tenantId,
        listed.flatMap((each) => each.promisedGroupIds ?? []),
      ),
      grants: await grantsOf(tx, tenantId, userIds),
      names: await userNames(
        tx,
        listed.flatMap(({ awayBy, invitedBy }) => [awayBy, invitedBy].filter((id) => id !== null)),
      ),
    };
    return listed.map((each) => presentMember(each, context));
  };

  return {
    list: (caller: Caller, query: MemberQuery) =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const { listed, total } = await listMembers(tx, caller.tenantId, query, now);
        return {
          items: await present(tx, caller, listed),
          total,
          offset: query.offset,
          counts: await countMembers(tx, caller.tenantId, now),
        };
      }),

    /** Members and invited users by name and email address. */
    search: (caller: Caller, { text, limit }: { text: string; limit: number }): Promise<Member[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const query = { ...ALL_MEMBERS, search: text, limit };
        const { listed } = await listMembers(tx, caller.tenantId, query, clock.now());
        return present(tx, caller, listed);
      }),

    /** One member as the list shows them, within a transaction that may have changed them. */
    async readMember(tx: Tx, caller: Caller, userId: UserId): Promise<Member> {
      const { listed } = await listMembers(tx, caller.tenantId, { ...ALL_MEMBERS, userId }, clock.now());
      const [member] = await present(tx, caller, listed);
      if (!member) throw new AppError('not_found');
      return member;
    },

    listPresent: (caller: Caller, page: Page) =>
      database.tenant(caller.tenantId, async (tx) => {
        const query: MemberQuery = { ...ALL_MEMBERS, ...page, statuses: ['ACTIVE'] };
        const { listed, total } = await listMembers(tx, caller.tenantId, query, clock.now());
        const items: MemberEntry[] = listed.flatMap(({ userId, name, email, photoUrl }) =>
          userId ? [{ userId, userName: name, emailId: email, profileUrl: photoUrl }] : [],
        );
        return { items, total, offset: page.offset };
      }),

    appsOf: (
      caller: Caller,
      userId: UserId,
      page: Page,
    ): Promise<{ items: MemberApp[]; total: number; offset: number; allApps: boolean; ownedCount: number }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        if (!(await findMember(tx, tenantId, userId))) throw new AppError('not_found');
        const granted = (await grantsOf(tx, tenantId, [userId])).get(userId) ?? mergeGrants([]);
        const { allApps } = granted;
        const { items, total } = await apps.listMemberApps(tx, caller, { userId, allApps }, page);
        const made = await apps.listAppsOwnedBy(tx, tenantId, [userId]);
        return { items, total, offset: page.offset, allApps, ownedCount: made.length };
      }),

    rolesOf: (caller: Caller, userId: UserId): Promise<RolesOfMember> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        if (!(await findMember(tx, tenantId, userId))) throw new AppError('not_found');
        const own = new Set((await ownRoleIds(tx, tenantId, [userId])).get(userId));
        const inGroups = (await groupsOf(tx, tenantId, [userId])).get(userId) ?? [];
        const groups = await groupsWithGrants(
          tx,
          tenantId,
          inGroups.map(({ id }) => id),
        );
        return {
          roles: (await rolesOf(tx, tenantId)).filter(({ id }) => own.has(id)).map(presentRole),
          groups: groups.map((group) => ({
            ...presentGroupEntry(group),
            roles: group.roles.map(presentRole),
          })),
        };
      }),

    profile: (
      caller: Caller,
      userId: UserId = caller.userId,
    ): Promise<MemberEntry & { userStatus: UserStatus; absence: Absence | null }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const member = await findMember(tx, caller.tenantId, userId);
        if (!member) throw new AppError('not_found');
        const names = await userNames(tx, member.awayBy ? [member.awayBy] : []);
        return {
          userId,
          userName: member.name,
          emailId: member.email,
          profileUrl: member.photoUrl,
          userStatus: isAbsent(member, now) ? 'INACTIVE' : 'ACTIVE',
          absence: presentAbsence(member, names, now),
        };
      }),
  };
}

const ALL_MEMBERS: MemberQuery = {
  search: '',
  statuses: [],
  roleIds: [],
  groupIds: [],
  sortBy: 'name',
  descending: false,
  offset: 0,
  limit: 1,
};
