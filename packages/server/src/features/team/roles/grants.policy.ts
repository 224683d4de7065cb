/** What roles add up to, and which of them somebody may hand on. */
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

/** Nobody changes, removes or shuts out a member who may do more than they. */
export const mayManage = (own: Granted, { rights, allApps }: Granted): boolean =>
  mayGrant(own, { ...rights.userInfo, allApps, functions: rights.roleFunctionList });

/** Nobody changes a group that gives what they do not have. */
export const mayManageGroup = (
  own: Granted,
  { roles, appIds }: { roles: readonly Grant[]; appIds: readonly AppId[] },
  open: { has(appId: AppId): boolean },
): boolean => roles.every((role) => mayGrant(own, role)) && appIds.every((appId) => open.has(appId));

/** Functions as they are kept: each once, under the names they are known by, in the order of the contract. */
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

function covers(granted: readonly RoleFunction[], wanted: RoleFunction): boolean {
  const own = granted.find(
    (entry) => entry.viewable && entry.functionName.toLowerCase() === wanted.functionName.toLowerCase(),
  );
  const actions = new Set(own?.actions.map((action) => action.actionName.toLowerCase()));
  return own !== undefined && wanted.actions.every((action) => actions.has(action.actionName.toLowerCase()));
}
