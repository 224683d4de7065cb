import {
  type AppId,
  BUILT_IN_ROLES,
  type BuiltInRoleKey,
  hasPermission,
  newId,
  type RoleFunction,
} from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import {
  type Grant,
  mayGrant,
  mayManage,
  mayManageGroup,
  mergeGrants,
  normalizeFunctions,
} from './grants.policy.ts';

const grant = (more: Partial<Grant>): Grant => ({
  studioAccess: false,
  deskAccess: false,
  allApps: false,
  functions: [],
  ...more,
});
const builtIn = (key: BuiltInRoleKey): Grant => {
  const { studioAccess, deskAccess, functions } = BUILT_IN_ROLES[key];
  const copied: RoleFunction[] = functions.map((entry) => ({ ...entry, actions: [...entry.actions] }));
  return {
    studioAccess,
    deskAccess,
    functions: copied,
    allApps: ['owner', 'admin', 'supervisor'].includes(key),
  };
};

describe('roles add up [USR-04]', () => {
  test('whatever the case of their names', () => {
    const { rights } = mergeGrants([
      grant({ functions: [{ functionName: 'handle chats', viewable: true, actions: [] }] }),
      grant({
        functions: [
          {
            functionName: 'Handle Chats',
            viewable: true,
            actions: [{ actionName: 'AGENT chat monitoring' }],
          },
        ],
      }),
    ]);
    expect(rights.roleFunctionList).toHaveLength(1);
    expect(hasPermission(rights, 'Handle Chats', 'Agent chat monitoring')).toBe(true);
  });

  test('the actions of a function that is not viewable do not count', () => {
    const { rights } = mergeGrants([
      grant({
        functions: [
          {
            functionName: 'Handle Chats',
            viewable: false,
            actions: [{ actionName: 'Agent chat monitoring' }],
          },
        ],
      }),
      grant({ functions: [{ functionName: 'Handle Chats', viewable: true, actions: [] }] }),
    ]);
    expect(hasPermission(rights, 'Handle Chats')).toBe(true);
    expect(hasPermission(rights, 'Handle Chats', 'Agent chat monitoring')).toBe(false);
  });

  test('and none at all allow nothing', () => {
    expect(mergeGrants([])).toEqual({
      rights: { userInfo: { studioAccess: false, deskAccess: false }, roleFunctionList: [] },
      allApps: false,
    });
  });
});

describe("users can't grant what they do not have [USR-04]", () => {
  test.each<[BuiltInRoleKey, BuiltInRoleKey[]]>([
    ['owner', ['owner', 'admin', 'builder', 'supervisor', 'agent', 'billing']],
    ['admin', ['admin', 'builder', 'supervisor', 'agent']],
    ['builder', ['builder']],
    ['supervisor', ['supervisor', 'agent']],
    ['agent', ['agent']],
    ['billing', ['billing']],
  ])('%s may grant %s', (own, grantable) => {
    const keys = Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[];
    expect(keys.filter((key) => mayGrant(mergeGrants([builtIn(own)]), builtIn(key)))).toEqual(grantable);
  });

  test('access to all apps neither', () => {
    const own = mergeGrants([grant({ deskAccess: true })]);
    expect(mayGrant(own, grant({ deskAccess: true }))).toBe(true);
    expect(mayGrant(own, grant({ deskAccess: true, allApps: true }))).toBe(false);
  });

  test('nor change a member with more rights, even if those come from several roles', () => {
    const admin = mergeGrants([builtIn('admin')]);
    const may = (...roles: Grant[]) => mayManage(admin, mergeGrants(roles));
    expect(may(builtIn('supervisor'), builtIn('builder'))).toBe(true);
    expect(may(builtIn('agent'), builtIn('billing'))).toBe(false);
    expect(may(builtIn('owner'))).toBe(false);
    expect(may()).toBe(true);
  });

  test("nor a group that grants more, or an app they can't open", () => {
    const admin = mergeGrants([builtIn('admin')]);
    const [open, shut] = [newId('app'), newId('app')];
    const may = (roles: Grant[], appIds: AppId[]) =>
      mayManageGroup(admin, { roles, appIds }, new Set([open]));
    expect(may([builtIn('agent'), builtIn('builder')], [open])).toBe(true);
    expect(may([builtIn('billing')], [])).toBe(false);
    expect(may([], [open, shut])).toBe(false);
  });
});

describe('functions are stored', () => {
  const entry = (functionName: string, viewable: boolean, ...actions: string[]): RoleFunction => ({
    functionName,
    viewable,
    actions: actions.map((actionName) => ({ actionName })),
  });

  test('under their known names, each once, in one order [USR-09]', () => {
    expect(
      normalizeFunctions([
        entry('handle CHATS', true),
        entry('makes payment', true, 'renew SUBSCRIPTION'),
        entry('Makes Payment', true, 'Delete subscription', 'Renew subscription'),
        entry('Handle Chats', false, 'Agent chat monitoring'),
      ]),
    ).toEqual([
      entry('Makes Payment', true, 'Delete subscription', 'Renew subscription'),
      entry('Handle Chats', true),
    ]);
  });

  test('and unknown ones are dropped', () => {
    expect(normalizeFunctions([entry('constructor', true), entry('Invite Users', true, 'Fly')])).toEqual([
      entry('Invite Users', true),
    ]);
  });
});
