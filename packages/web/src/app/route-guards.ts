/** Which parts of /home are open to somebody with these rights, and where they start. */
import { holds, type Rights } from '@parrot/contract/core';

export type Gates = {
  studio: boolean;
  desk: boolean;
  /** Watching over colleagues at the desk. */
  supervision: boolean;
  onboarding: boolean;
  users: boolean;
  predefinedResponses: boolean;
  payment: boolean;
};

export function gatesOf(rights: Rights, isFirstTimeUser: boolean): Gates {
  return {
    studio: rights.userInfo.studioAccess,
    desk: rights.userInfo.deskAccess,
    supervision: rights.userInfo.deskAccess && holds(rights, 'Handle Chats', 'Agent chat monitoring'),
    onboarding: isFirstTimeUser && holds(rights, 'Create Apps'),
    users: holds(rights, 'Invite Users'),
    predefinedResponses: holds(rights, 'Create Apps', 'List Predefined response'),
    payment: holds(rights, 'Makes Payment'),
  };
}

export function homeStart({ studio, desk }: Gates): string {
  if (studio) return '/home/studio';
  return desk ? '/home/desk' : '/home/profile';
}

/** The first that is open to them: onboarding, then the apps, which are open to everybody in the Studio. */
export const studioStart = ({ onboarding }: Gates): string =>
  onboarding ? '/home/studio/onboarding' : '/home/studio/apps';
