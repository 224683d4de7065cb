import { expect, test } from 'vitest';
import { anyone, desk, needs, refreshCookie, signedIn, studio, visitor } from './access.ts';
import { BUILT_IN_ROLES, type BuiltInRoleKey, hasPermission, type Rights } from './functions.ts';
import { permits } from './permits.ts';

const rightsOf = (role: BuiltInRoleKey): Rights => ({
  userInfo: { studioAccess: BUILT_IN_ROLES[role].studioAccess, deskAccess: BUILT_IN_ROLES[role].deskAccess },
  roleFunctionList: [...BUILT_IN_ROLES[role].functions],
});

test.each<[BuiltInRoleKey, boolean, boolean, boolean, boolean, boolean]>([
  ['owner', true, true, true, true, true],
  ['admin', true, true, true, true, false],
  ['builder', true, false, true, false, false],
  ['supervisor', false, true, false, false, false],
  ['agent', false, true, false, false, false],
  ['billing', true, false, false, false, true],
])(
  '%s: studio %s, desk %s, Create Apps %s, Invite Users %s, Makes Payment %s [USR-09]',
  (role, ...expected) => {
    const rights = rightsOf(role);
    const needed = [studio, desk, needs('Create Apps'), needs('Invite Users'), needs('Makes Payment')];
    expect(needed.map((access) => permits(rights, access))).toEqual(expected);
    expect(permits(rights, signedIn)).toBe(true);
    expect(permits(rights, anyone)).toBe(true);
  },
);

test('only supervisors, admins and owners can monitor other agents [USR-09]', () => {
  const may = (Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[]).filter((role) =>
    permits(rightsOf(role), needs('Handle Chats', 'Agent chat monitoring')),
  );
  expect(may).toEqual(['owner', 'admin', 'supervisor']);
});

test('names of functions and actions are case-insensitive [USR-04]', () => {
  const rights: Rights = {
    userInfo: { studioAccess: true, deskAccess: false },
    roleFunctionList: [
      { functionName: 'makes PAYMENT', viewable: true, actions: [{ actionName: 'delete SUBSCRIPTION' }] },
    ],
  };
  expect(hasPermission(rights, 'Makes Payment', 'Delete subscription')).toBe(true);
  expect(hasPermission(rights, 'Makes Payment', 'Renew subscription')).toBe(false);
});

test('a function that is not viewable is not granted [USR-04]', () => {
  const rights: Rights = {
    userInfo: { studioAccess: true, deskAccess: true },
    roleFunctionList: [{ functionName: 'Create Apps', viewable: false, actions: [] }],
  };
  expect(hasPermission(rights, 'Create Apps')).toBe(false);
});

test('no session satisfies the access of a visitor or a cookie', () => {
  expect(permits(rightsOf('owner'), visitor)).toBe(false);
  expect(permits(rightsOf('owner'), refreshCookie)).toBe(false);
});
