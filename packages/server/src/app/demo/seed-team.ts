/** Creates the demo tenant's role, group and open invitation in the name of its owner. */
import type { AppId, UserId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { INVITED, SHIFT_LEAD, WEEKEND_SHIFT } from './demo-team.ts';

type Cast = { userIds: ReadonlyMap<string, UserId>; appIds: ReadonlyMap<string, AppId> };

export async function seedTeam(
  { slices: { team } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  { userIds, appIds }: Cast,
): Promise<void> {
  const { roleId } = await team.roles.create(owner, SHIFT_LEAD);
  const roles = await team.roles.grantable(owner);
  const { groupName, description, members, role, bot } = WEEKEND_SHIFT;
  const app = appIds.get(bot);
  const { groupId } = await team.groups.create(owner, {
    groupName,
    description,
    userIds: members.flatMap((emailId) => userIds.get(emailId) ?? []),
    roleIds: roles.filter(({ roleName }) => roleName === role).map((found) => found.roleId),
    appIds: app ? [app] : [],
  });
  await team.invitations.invite(owner, [INVITED], { roleIds: [roleId], appIds: [], groupIds: [groupId] });
}
