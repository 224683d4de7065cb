import { LIMITS } from '@parrot/contract/core';
import type { Mail } from '../../../platform/index.ts';
import { layOutMail } from './mail-layout.ts';

export const passwordResetMail = (to: string, name: string, href: string): Mail =>
  layOutMail({
    to,
    subject: 'Choose a new password for Parrot',
    paragraphs: [
      `Hello ${name},`,
      'here is the link to choose a new password. Once you have, you are signed out everywhere else.',
    ],
    button: { label: 'Choose a new password', href },
    note: `The link works once, for ${LIMITS.passwordResetMinutes} minutes. If you did not ask for it, please ignore this mail: your password stays as it is.`,
  });
