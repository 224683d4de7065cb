/** The demo tenant's own role and group, and an open invitation. */
import type { RoleDraft } from '@parrot/contract/team';

export const SHIFT_LEAD: RoleDraft = {
  roleName: 'Shift lead',
  description: 'Answers visitors and keeps an eye on how the others do.',
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
  description: 'Looks after the shop on Saturdays and Sundays.',
  members: ['aino@halden.example', 'tomas@halden.example'],
  role: 'Agent',
  bot: 'StoreAssist',
};

export const INVITED = 'sofia@halden.example';
