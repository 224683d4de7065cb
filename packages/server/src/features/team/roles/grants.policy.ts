/** What roles add up to, and which of them a member may grant. */
import {
  type AppId,
  actionNamed,
  FUNCTIONS,
  functionNamed,
  HOUR_MS,
  LIMITS,
  type Rights,
  type RoleFunction,
} from '@parrot/contract/core';
import type { RoleRow } from '../team.tables.ts';

export type Grant = Pick<RoleRow, 'studioAccess' | 'deskAccess' | 'allApps' | 'functions'>;
export type Granted = { rights: Rights; allApps: boolean };

/** A member may do what any of their roles allows. */
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

/** Members can't grant what they do not have. */
export function mayGrant({ rights, allApps }: Granted, grant: Grant): boolean {
  return (
    (rights.userInfo.studioAccess || !grant.studioAccess) &&
    (rights.userInfo.deskAccess || !grant.deskAccess) &&
    (allApps || !grant.allApps) &&
    grant.functions.every((wanted) => !wanted.viewable || covers(rights.roleFunctionList, wanted))
  );
}

/** Members can't change, remove or deactivate a member with more rights. */
export const mayManage = (own: Granted, { rights, allApps }: Granted): boolean =>
  mayGrant(own, { ...rights.userInfo, allApps, functions: rights.roleFunctionList });

/** Members can't change a group that grants what they do not have. */
export const mayManageGroup = (
  own: Granted,
  { roles, appIds }: { roles: readonly Grant[]; appIds: readonly AppId[] },
  open: { has(appId: AppId): boolean },
): boolean => roles.every((role) => mayGrant(own, role)) && appIds.every((appId) => open.has(appId));

/** Functions as stored: each once, under its known name, in the order of the contract. */
export function normalizeFunctions(functions: readonly RoleFunction[]): RoleFunction[] {
  const order = Object.keys(FUNCTIONS);
  return mergeFunctions(functions)
    .flatMap(({ functionName, viewable, actions }) => {
      const known = functionNamed(functionName);
      if (!known) return [];
      const named = new Set(actions.map(({ actionName }) => actionNamed(known, actionName)));
      const allowed = FUNCTIONS[known].filter((actionName) => named.has(actionName));
      return [{ functionName: known, viewable, actions: allowed.map((actionName) => ({ actionName })) }];
    })
    .sort((a, b) => order.indexOf(a.functionName) - order.indexOf(b.functionName));
}

export const invitationEnd = (start: Date): Date =>
  new Date(start.getTime() + LIMITS.invitationHours * HOUR_MS);

function mergeFunctions(functions: readonly RoleFunction[]): RoleFunction[] {
  const merged = new Map<string, RoleFunction>();
  for (const given of functions) {
    const key = given.functionName.toLowerCase();
    const before = merged.get(key);
    // The actions of a function that is not viewable do not count.
    const actions = [...(before?.actions ?? []), ...(given.viewable ? given.actions : [])];
    merged.set(key, {
      functionName: before?.functionName ?? given.functionName,
      viewable: given.viewable || before?.viewable === true,
      actions: [...new Map(actions.map((action) => [action.actionName.toLowerCase(), action])).values()],
    });
  }
  return [...merged.values()];
}

function covers(granted: readonly RoleFunction[], wanted: RoleFunction): boolean {
  const own = granted.find(
    (entry) => entry.viewable && entry.functionName.toLowerCase() === wanted.functionName.toLowerCase(),
  );
  const actions = new Set(own?.actions.map((action) => action.actionName.toLowerCase()));
  return own !== undefined && wanted.actions.every((action) => actions.has(action.actionName.toLowerCase()));
}
