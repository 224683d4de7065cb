/** The demo tenant's own role and group, and an open invitation. */
import type { RoleDraft } from '@parrot/contract/team';

export const SHIFT_LEAD: RoleDraft = {
  roleName: 'Shift lead',
  description: 'Handles chats and coaches other agents.',
  studioAccess: false,
  deskAccess: true,
  allApps: false,
  functions: [
    {
      functionName: 'Handle Chats',
      viewable: true,
      actions: [{ actionName: 'Agent chat monitoring' }],
    },
  ],
};

export const WEEKEND_SHIFT = {
  groupName: 'Weekend shift',
  description: 'Covers the shop on Saturdays and Sundays.',
  members: ['aino@halden.example', 'tomas@halden.example'],
  role: 'Agent',
  bot: 'StoreAssist',
};

/** Chose to be away until a date. */
export const AWAY = {
  emailId: 'camille@halden.example',
  reason: 'Training or Meetings',
  duration: 'Next 48 hrs',
  daysAgo: 0.15,
} as const;

/** Made inactive by the owner. */
export const INACTIVE = {
  emailId: 'henrik@halden.example',
  reason: 'Employee termination',
  duration: 'Until Configured',
  daysAgo: 2,
} as const;

export const EUROPE_DESK = {
  groupName: 'Europe desk',
  description: 'Answers in German, Spanish, French and Swedish.',
  members: ['aino@halden.example', 'camille@halden.example', 'tomas@halden.example'],
  role: 'Agent',
  bot: 'StoreAssist',
};

export const INVITED = 'sofia@halden.example';
