import type { Rights } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { NO_RIGHTS, rightsOf } from '../testing/users.ts';
import { homePath, routeGuards, studioPath } from './route-guards.ts';

const both = { studioAccess: true, deskAccess: true };
const withFunctions = (...roleFunctionList: Rights['roleFunctionList']): Rights => ({
  userInfo: both,
  roleFunctionList,
});

describe('the start of /home [RTE-02]', () => {
  test.each([
    ['owner', rightsOf('owner'), '/home/studio'],
    ['agent', rightsOf('agent'), '/home/desk'],
    ['nobody', NO_RIGHTS, '/home/profile'],
  ])('%s', (_who, rights, start) => {
    expect(homePath(routeGuards(rights, false))).toBe(start);
  });
});

describe('the start of the Studio [RTE-04]', () => {
  test.each([
    ['a first-time owner', rightsOf('owner'), true, '/home/studio/onboarding'],
    ['an owner later on', rightsOf('owner'), false, '/home/studio/apps'],
    ['a first-time billing person', rightsOf('billing'), true, '/home/studio/apps'],
  ])('%s', (_who, rights, firstTime, start) => {
    expect(studioPath(routeGuards(rights, firstTime))).toBe(start);
  });
});

test('functions and actions match in any case, and only while viewable [RTE-06] [RTE-07]', () => {
  const list = (viewable: boolean, actionName: string) =>
    routeGuards(withFunctions({ functionName: 'create apps', viewable, actions: [{ actionName }] }), false);
  expect(list(true, 'LIST PREDEFINED RESPONSE').predefinedResponses).toBe(true);
  expect(list(false, 'List Predefined response').predefinedResponses).toBe(false);
  expect(list(true, 'Something else').predefinedResponses).toBe(false);
  const invite = { functionName: 'INVITE USERS', viewable: true, actions: [] };
  expect(routeGuards(withFunctions(invite), false).users).toBe(true);
  expect(routeGuards(withFunctions({ ...invite, viewable: false }), false).users).toBe(false);
});

test('monitoring agents needs ‘Agent chat monitoring’ and the desk [DSK-05]', () => {
  expect(routeGuards(rightsOf('supervisor'), false).supervision).toBe(true);
  expect(routeGuards(rightsOf('agent'), false).supervision).toBe(false);
  const { roleFunctionList } = rightsOf('supervisor');
  const withoutDesk = { userInfo: { studioAccess: true, deskAccess: false }, roleFunctionList };
  expect(routeGuards(withoutDesk, false).supervision).toBe(false);
});
