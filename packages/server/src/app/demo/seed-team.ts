/** Creates the demo tenant's role, groups, absences and open invitation in the name of its owner. */
import { type AppId, type GroupId, unavailability } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import type { DaysAgo } from './days-ago.ts';
import { AWAY, EUROPE_DESK, INACTIVE, INVITED, SHIFT_LEAD, WEEKEND_SHIFT } from './demo-team.ts';

type Cast = {
  /** By email address. */
  members: ReadonlyMap<string, Caller>;
  appIds: ReadonlyMap<string, AppId>;
};

/** Returns the groups by name. */
export async function seedTeam(
  { slices: { team } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  { members, appIds }: Cast,
): Promise<Map<string, GroupId>> {
  await team.roles.create(owner, SHIFT_LEAD);
  const roles = await team.roles.grantable(owner);
  const groups = new Map<string, GroupId>();
  for (const { groupName, description, members: emailIds, role, bot } of [WEEKEND_SHIFT, EUROPE_DESK]) {
    const app = appIds.get(bot);
    const { groupId } = await team.groups.create(owner, {
      groupName,
      description,
      userIds: emailIds.flatMap((emailId) => members.get(emailId)?.userId ?? []),
      roleIds: roles.filter(({ roleName }) => roleName === role).map((found) => found.roleId),
      appIds: app ? [app] : [],
    });
    groups.set(groupName, groupId);
  }
  return groups;
}

export async function inviteMember(
  { slices: { team } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
): Promise<void> {
  const roles = await team.roles.grantable(owner);
  const roleIds = roles
    .filter(({ roleName }) => roleName === SHIFT_LEAD.roleName)
    .map((found) => found.roleId);
  await team.invitations.invite(owner, [INVITED], { roleIds, appIds: [], groupIds: [] });
}

/** Last, as members who are away or inactive take part in what came before. */
export async function seedAbsences(
  { slices: { team } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  { members, daysAgo }: Pick<Cast, 'members'> & { daysAgo: DaysAgo },
): Promise<void> {
  const [away, inactive] = [members.get(AWAY.emailId), members.get(INACTIVE.emailId)];
  if (inactive)
    await daysAgo(INACTIVE.daysAgo, () =>
      team.availability.makeInactive(owner, [inactive.userId], unavailability.parse(INACTIVE)),
    );
  if (away) await daysAgo(AWAY.daysAgo, () => team.availability.setOwn(away, unavailability.parse(AWAY)));
}
