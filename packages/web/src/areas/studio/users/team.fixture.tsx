/** A team for tests of Manage Users, and the page opened by an admin. */
import { listActivity } from '@parrot/contract/activity';
import { BUILT_IN_ROLES, type BuiltInRoleKey, newId, type Rights } from '@parrot/contract/core';
import {
  activeTenantUsers,
  type Group,
  inviteApps,
  listFunctions,
  listGroups,
  listRoles,
  listUsers,
  type Member,
  type MemberEntry,
  type RoleInFull,
} from '@parrot/contract/team';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { press } from '../../../testing/press.ts';
import type { SeenRequest, TestServer } from '../../../testing/server.ts';
import { openPage, pageFrom } from '../studio.fixture.tsx';
import UsersPage from './users-page.tsx';

// jsdom has no layout; this size and row height let the table render what is on screen.
Object.defineProperty(document.documentElement, 'clientHeight', { value: 900 });
Object.defineProperty(document.documentElement, 'clientWidth', { value: 1_200 });
Object.defineProperty(HTMLTableRowElement.prototype, 'offsetHeight', { value: 56 });
// Popovers stay visible without layout.
Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ x: 10, y: 10, width: 10, height: 10 });

export const aRole = (key: BuiltInRoleKey, change: Partial<RoleInFull> = {}): RoleInFull => {
  const { name, studioAccess, deskAccess, functions } = BUILT_IN_ROLES[key];
  return {
    roleId: newId('rol'),
    roleName: name,
    builtIn: true,
    description: `What ${name} is for`,
    studioAccess,
    deskAccess,
    allApps: ['owner', 'admin', 'supervisor'].includes(key),
    functions: [...functions],
    holderCount: 1,
    invitedCount: 0,
    groupCount: 0,
    grantable: true,
    ...change,
  };
};

export const ROLES = {
  owner: aRole('owner'),
  builder: aRole('builder'),
  agent: aRole('agent', { holderCount: 2 }),
};

export const aMember = (change: Partial<Member> = {}): Member => ({
  userId: newId('usr'),
  invitationId: null,
  userName: 'Tomás Ruiz',
  emailId: 'tomas@halden.no',
  profileUrl: '',
  status: 'ACTIVE',
  roles: [{ roleId: ROLES.agent.roleId, roleName: 'Agent', builtIn: true }],
  groups: [],
  absence: null,
  expiresAt: null,
  invitedBy: '',
  since: '2026-03-01T10:00:00.000Z',
  lastActiveAt: null,
  isSelf: false,
  manageable: true,
  ...change,
});

const HOUR_MS = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const anInvitation = (change: Partial<Member> = {}): Member =>
  aMember({
    userId: null,
    invitationId: newId('inv'),
    userName: '',
    emailId: 'sofia@halden.no',
    status: 'INVITED',
    expiresAt: inHours(5.5),
    invitedBy: 'Maya Lindqvist',
    ...change,
  });

export const aGroup = (change: Partial<Group> = {}): Group => ({
  groupId: newId('grp'),
  groupName: 'Support',
  description: 'Everybody who answers',
  memberCount: 2,
  invitedCount: 0,
  roles: [{ roleId: ROLES.agent.roleId, roleName: 'Agent', builtIn: true }],
  apps: [{ appId: newId('app'), appName: 'StoreAssist' }],
  manageable: true,
  ...change,
});

export const anEntry = (userName: string): MemberEntry => ({
  userId: newId('usr'),
  userName,
  emailId: `${userName.toLowerCase()}@halden.no`,
  profileUrl: '',
});

export const APPS = ['StoreAssist', 'ReturnsDesk'].map((appName) => ({ appId: newId('app'), appName }));

/** A page of the list as the server returns it, with the counts of the tabs. */
export const membersPage = (members: readonly Member[]) => (request: SeenRequest) => {
  const { statuses = [] } = (request.body ?? {}) as { statuses?: string[] };
  const found = members.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const count = (wanted: string) => members.filter(({ status }) => status === wanted).length;
  return {
    ...pageFrom(found)(request),
    counts: {
      ACTIVE: count('ACTIVE'),
      INVITED: count('INVITED'),
      EXPIRED: count('EXPIRED'),
      INACTIVE: count('INACTIVE'),
    },
  };
};

type Team = {
  at?: string;
  rights?: Rights;
  members?: Member[];
  roles?: RoleInFull[];
  groups?: Group[];
  active?: MemberEntry[];
  prepare?: (server: TestServer) => void;
};

export async function openTeam(team: Team = {}) {
  const { at, rights, members = [aMember()], roles = Object.values(ROLES), groups = [], active = [] } = team;
  return openPage(<UsersPage />, {
    at,
    rights,
    prepare: (server) => {
      server.answer(listUsers, membersPage(members));
      server.answer(listRoles, pageFrom(roles));
      server.answer(listGroups, pageFrom(groups));
      server.answer(activeTenantUsers, pageFrom(active));
      server.answer(inviteApps, pageFrom(APPS));
      server.answer(listActivity, pageFrom([]));
      server.answer(listFunctions, {
        status: 'success',
        items: [
          { functionName: 'Create Apps', actions: [{ actionName: 'List Predefined response' }] },
          { functionName: 'Invite Users', actions: [] },
          { functionName: 'Makes Payment', actions: [{ actionName: 'Renew subscription' }] },
          { functionName: 'Handle Chats', actions: [{ actionName: 'Agent chat monitoring' }] },
        ],
      });
      team.prepare?.(server);
    },
  });
}

/** The rows of the list, without its header. */
export const rows = () => screen.getAllByRole('row').slice(1);

/** Opens the menu of a row and picks an item. */
export async function pick(user: UserEvent, of: string, entry: string) {
  await press(user, of);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

export const dialog = async () => within(await screen.findByRole('dialog'));

/** Picks an option of a searchable select. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}
