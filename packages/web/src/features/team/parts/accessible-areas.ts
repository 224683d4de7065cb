/** The areas that a user with some roles can open, by the same rules that guard the product. */
import { desk, hasPermission, permits, type Rights, studio } from '@parrot/contract/core';
import type { RoleInFull } from '@parrot/contract/team';

type Grant = Pick<RoleInFull, 'studioAccess' | 'deskAccess' | 'allApps' | 'functions'>;

export const AREAS = [
  'studio',
  'create',
  'predefined',
  'users',
  'payment',
  'desk',
  'chats',
  'monitor',
] as const;
export type Area = (typeof AREAS)[number];
export type AreaAccess = { open: Record<Area, boolean>; allApps: boolean };

export function accessibleAreas(grants: readonly Grant[]): AreaAccess {
  const rights = rightsOf(grants);
  const inStudio = permits(rights, studio);
  const atDesk = permits(rights, desk);
  return {
    allApps: grants.some(({ allApps }) => allApps),
    open: {
      studio: inStudio,
      create: inStudio && hasPermission(rights, 'Create Apps'),
      predefined: inStudio && hasPermission(rights, 'Create Apps', 'List Predefined response'),
      users: inStudio && hasPermission(rights, 'Invite Users'),
      payment: inStudio && hasPermission(rights, 'Makes Payment'),
      desk: atDesk,
      chats: atDesk && hasPermission(rights, 'Handle Chats'),
      monitor: atDesk && hasPermission(rights, 'Handle Chats', 'Agent chat monitoring'),
    },
  };
}

/** The rights of several roles add up. */
const rightsOf = (grants: readonly Grant[]): Rights => ({
  userInfo: {
    studioAccess: grants.some(({ studioAccess }) => studioAccess),
    deskAccess: grants.some(({ deskAccess }) => deskAccess),
  },
  roleFunctionList: grants.flatMap(({ functions }) => functions),
});
