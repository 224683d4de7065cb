import { LIMITS } from '@parrot/contract/core';
import type { Mail } from '../../../platform/index.ts';
import { layOutMail } from './mail-layout.ts';

type Invitation = { tenantName: string; invitedBy: string };

export const invitationMail = (to: string, { tenantName, invitedBy }: Invitation, href: string): Mail =>
  layOutMail({
    to,
    subject: `${invitedBy} invites you to ${tenantName} on Parrot`,
    paragraphs: [
      'Hello,',
      `${invitedBy} would like you to join ${tenantName} on Parrot, where the team builds its chatbots and answers its customers.`,
    ],
    button: { label: 'Accept the invitation', href },
    note: `The link works for ${LIMITS.invitationHours} hours. If you do not know ${invitedBy}, please ignore this mail.`,
  });
