/** Changes the roles and apps of a member. */
import { AppError, type AppId, type RoleId, type UserId } from '@parrot/contract/core';
import type { Member } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import { requireOwnRights } from '../lock-team.ts';
import { type Granted, mayGrant } from '../roles/grants.policy.ts';
import { ownRoleIds, replaceOwnRoles } from '../roles/member-roles.repository.ts';
import { rolesByIds, rolesOf } from '../roles/roles.repository.ts';
import type { TeamDependencies } from '../team.dependencies.ts';
import { memberRightsChanged, memberRolesChanged } from '../team.topics.ts';
import { lockMember, requireOwnerLeft } from './lock-member.ts';
import type { FoundMember } from './members.repository.ts';
import type { MembersService } from './members.service.ts';

type Rights = { userId: UserId; roleIds: readonly RoleId[]; appIds: readonly AppId[] | undefined };
type Change = { before: string[]; after: string[] };

export type MemberRightsService = { set(caller: Caller, rights: Rights): Promise<Member> };

export function createMemberRightsService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps, users }: Pick<TeamDependencies, 'apps'> & { users: Pick<MembersService, 'readMember'> },
): MemberRightsService {
  const setApps = async (tx: Tx, caller: Caller, userId: UserId, appIds: readonly AppId[]) => {
    const open = await apps.visibleApps(tx, caller, appIds);
    if (open.length !== new Set(appIds).size) throw new AppError('not_found');
    return apps.setAppMembers(tx, caller, userId, appIds);
  };

  return {
    set: (caller, { userId, roleIds, appIds }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const now = clock.now();
        const { member, own } = await lockMember(tx, caller, userId, now);
        const roles = await setRoles(tx, own, member, roleIds);
        if (roles) {
          await requireOwnerLeft(tx, tenantId, now);
          if (userId === caller.userId) await requireOwnRights(tx, caller);
        }
        const given = appIds && (await setApps(tx, caller, userId, appIds));
        const openings = given && isChange(given) ? given : undefined;

        if (roles) {
          const payload = { userId, byUserId: caller.userId, byName: caller.name, roleNames: roles.after };
          outbox.write(tx, memberRolesChanged, { tenantId, key: userId, payload });
        }
        if (roles || openings)
          outbox.write(tx, memberRightsChanged, { tenantId, key: userId, payload: { userIds: [userId] } });
        await recordActivity(
          tx,
          caller,
          now,
          ...entries(member, { 'user.rolesChanged': roles, 'user.appsChanged': openings }),
        );
        return users.readMember(tx, caller, userId);
      }),
  };
}

/** The names before and after; undefined if the roles are unchanged. */
async function setRoles(
  tx: Tx,
  own: Granted,
  { tenantId, userId }: FoundMember,
  roleIds: readonly RoleId[],
): Promise<Change | undefined> {
  const wanted = new Set(roleIds);
  const found = await rolesByIds(tx, tenantId, [...wanted]);
  if (found.length !== wanted.size) throw new AppError('not_found');
  if (!found.every((role) => mayGrant(own, role))) throw new AppError('permission_denied');
  const effective = new Set((await ownRoleIds(tx, tenantId, [userId])).get(userId));
  const all = await rolesOf(tx, tenantId);
  const namesOf = (ids: ReadonlySet<RoleId>) => all.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const change = { before: namesOf(effective), after: namesOf(wanted) };
  if (!isChange(change)) return undefined;
  await replaceOwnRoles(tx, tenantId, userId, [...wanted]);
  return change;
}

const isChange = ({ before, after }: Change): boolean => before.join('\n') !== after.join('\n');

function entries(
  member: FoundMember,
  changes: Partial<Record<ActivityEntry['action'], Change | undefined>>,
): ActivityEntry[] {
  return Object.entries(changes).flatMap(([action, change]) =>
    change
      ? [
          {
            action: action as ActivityEntry['action'],
            subjectId: member.userId,
            subjectName: member.name,
            values: { before: change.before.join(', '), after: change.after.join(', ') },
          },
        ]
      : [],
  );
}
