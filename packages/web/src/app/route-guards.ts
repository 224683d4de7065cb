/** The parts of /home that a user with these rights may open, and their start pages. */
import { hasPermission, type Rights } from '@parrot/contract/core';

export type RouteGuards = {
  studio: boolean;
  desk: boolean;
  /** Monitoring other agents at the desk. */
  supervision: boolean;
  onboarding: boolean;
  users: boolean;
  predefinedResponses: boolean;
  payment: boolean;
};

export function routeGuards(rights: Rights, isFirstTimeUser: boolean): RouteGuards {
  return {
    studio: rights.userInfo.studioAccess,
    desk: rights.userInfo.deskAccess,
    supervision: rights.userInfo.deskAccess && hasPermission(rights, 'Handle Chats', 'Agent chat monitoring'),
    onboarding: isFirstTimeUser && hasPermission(rights, 'Create Apps'),
    users: hasPermission(rights, 'Invite Users'),
    predefinedResponses: hasPermission(rights, 'Create Apps', 'List Predefined response'),
    payment: hasPermission(rights, 'Makes Payment'),
  };
}

export function homePath({ studio, desk }: RouteGuards): string {
  if (studio) return '/home/studio';
  return desk ? '/home/desk' : '/home/profile';
}

/** Onboarding if it is open, else the apps, which every Studio user may see. */
export const studioPath = ({ onboarding }: RouteGuards): string =>
  onboarding ? '/home/studio/onboarding' : '/home/studio/apps';
