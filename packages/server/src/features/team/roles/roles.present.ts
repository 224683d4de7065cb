import { FUNCTIONS, type FunctionName } from '@parrot/contract/core';
import type { RoleInFull } from '@parrot/contract/team';
import { listNames } from '../list-names.ts';
import { presentRole } from '../members/members.present.ts';
import type { RoleRow } from '../team.tables.ts';
import { type Grant, type Granted, mayGrant } from './grants.policy.ts';
import type { RoleAssignees, RoleUsage } from './role-assignments.repository.ts';

export const presentRoleInFull = (role: RoleRow, use: RoleUsage, own: Granted): RoleInFull => ({
  ...presentRole(role),
  description: role.description,
  studioAccess: role.studioAccess,
  deskAccess: role.deskAccess,
  allApps: role.allApps,
  functions: role.functions,
  ...use,
  grantable: mayGrant(own, role),
});

export const presentFunctions = () =>
  (Object.keys(FUNCTIONS) as FunctionName[]).map((functionName) => ({
    functionName,
    actions: FUNCTIONS[functionName].map((actionName) => ({ actionName })),
  }));

/** What a role allows, as one line of the activity log. */
export function describeGrant({ studioAccess, deskAccess, allApps, functions }: Grant): string {
  const doors = [studioAccess && 'Studio', deskAccess && 'Desk', allApps && 'All apps'].filter(Boolean);
  const allowed = functions
    .filter((entry) => entry.viewable)
    .map(({ functionName, actions }) =>
      actions.length > 0
        ? `${functionName} (${actions.map((action) => action.actionName).join(', ')})`
        : functionName,
    );
  return [...doors, ...allowed].join(', ');
}

/** Why a role can't be deleted; undefined if it is unused. */
export function roleInUseMessage({ users, groups, invited }: RoleAssignees): string | undefined {
  const holders = [...users, ...groups, ...invited];
  if (holders.length === 0) return undefined;
  return `This role is assigned to ${listNames(holders)}. Give them another role first.`;
}
