import type { Mail } from '../../../platform/index.ts';
import { layOutMail } from './mail-layout.ts';

export const alreadyRegisteredMail = (to: string, name: string, href: string): Mail =>
  layOutMail({
    to,
    subject: 'You already have a Parrot account',
    paragraphs: [
      `Hello ${name},`,
      'somebody, most likely you, just tried to sign up for Parrot with this address. You have an account already, so please sign in instead. Should the password have slipped your mind, the sign-in page helps you to choose a new one.',
    ],
    button: { label: 'Sign in', href },
    note: 'If that was not you, there is nothing to do: your account is as it was.',
  });
