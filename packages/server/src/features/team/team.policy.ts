/** What roles add up to, and which of them somebody may hand on. */
import { LIMITS, type Rights, type RoleFunction } from '@parrot/contract/core';
import type { RoleRow } from './team.tables.ts';

export type Grant = Pick<RoleRow, 'studioAccess' | 'deskAccess' | 'allApps' | 'functions'>;
export type Granted = { rights: Rights; allApps: boolean };

/** A member may do whatever any of their roles allows. */
export function mergeGrants(grants: readonly Grant[]): Granted {
  return {
    rights: {
      userInfo: {
        studioAccess: grants.some((grant) => grant.studioAccess),
        deskAccess: grants.some((grant) => grant.deskAccess),
      },
      roleFunctionList: mergeFunctions(grants.flatMap((grant) => grant.functions)),
    },
    allApps: grants.some((grant) => grant.allApps),
  };
}

/** Nobody hands on what they do not have themselves. */
export function mayGrant({ rights, allApps }: Granted, grant: Grant): boolean {
  return (
    (rights.userInfo.studioAccess || !grant.studioAccess) &&
    (rights.userInfo.deskAccess || !grant.deskAccess) &&
    (allApps || !grant.allApps) &&
    grant.functions.every((wanted) => !wanted.viewable || covers(rights.roleFunctionList, wanted))
  );
}

export const invitationEnd = (start: Date): Date =>
  new Date(start.getTime() + LIMITS.invitationHours * 3_600_000);

function mergeFunctions(functions: readonly RoleFunction[]): RoleFunction[] {
  const merged = new Map<string, RoleFunction>();
  for (const given of functions) {
    const key = given.functionName.toLowerCase();
    const before = merged.get(key);
    // A function that may not be seen brings none of its actions along.
    const actions = [...(before?.actions ?? []), ...(given.viewable ? given.actions : [])];
    merged.set(key, {
      functionName: before?.functionName ?? given.functionName,
      viewable: given.viewable || before?.viewable === true,
      actions: [...new Map(actions.map((action) => [action.actionName.toLowerCase(), action])).values()],
    });
  }
  return [...merged.values()];
}

function covers(held: readonly RoleFunction[], wanted: RoleFunction): boolean {
  const own = held.find(
    (entry) => entry.viewable && entry.functionName.toLowerCase() === wanted.functionName.toLowerCase(),
  );
  const actions = new Set(own?.actions.map((action) => action.actionName.toLowerCase()));
  return own !== undefined && wanted.actions.every((action) => actions.has(action.actionName.toLowerCase()));
}
