import { LIMITS } from '@parrot/contract/core';
import type { Mail } from '../../../platform/index.ts';
import { layOutMail } from './mail-layout.ts';

/** Nothing the person typed stands in it: whoever signs up may have given somebody else's address. */
export const verificationMail = (to: string, href: string): Mail =>
  layOutMail({
    to,
    subject: 'Please verify your email for Parrot',
    paragraphs: [
      'Hello,',
      'thank you for signing up for Parrot. One click and you are in: please confirm that this is your address.',
    ],
    button: { label: 'Verify my email', href },
    note: `The link works once, for ${LIMITS.verificationHours} hours. If you did not sign up, please ignore this mail and nothing happens.`,
  });
