import type { MailTexts } from '../mail-texts.ts';

export const english: MailTexts = {
  verification: ({ hours }) => ({
    subject: 'Please verify your email for Parrot',
    paragraphs: [
      'Hello,',
      'thank you for signing up for Parrot. One click and you are in: please confirm that this is your address.',
    ],
    button: 'Verify my email',
    note: `The link works once, for ${hours} hours. If you did not sign up, please ignore this mail and nothing happens.`,
  }),
  alreadyRegistered: ({ name }) => ({
    subject: 'You already have a Parrot account',
    paragraphs: [
      `Hello ${name},`,
      'somebody, most likely you, just tried to sign up for Parrot with this address. You have an account already, so please sign in instead. Should the password have slipped your mind, the sign-in page helps you to choose a new one.',
    ],
    button: 'Sign in',
    note: 'If that was not you, there is nothing to do: your account is as it was.',
  }),
  passwordReset: ({ name, minutes }) => ({
    subject: 'Choose a new password for Parrot',
    paragraphs: [
      `Hello ${name},`,
      'here is the link to choose a new password. Once you have, you are signed out everywhere else.',
    ],
    button: 'Choose a new password',
    note: `The link works once, for ${minutes} minutes. If you did not ask for it, please ignore this mail: your password stays as it is.`,
  }),
  invitation: ({ invitedBy, tenantName, hours }) => ({
    subject: `${invitedBy} invites you to ${tenantName} on Parrot`,
    paragraphs: [
      'Hello,',
      `${invitedBy} would like you to join ${tenantName} on Parrot, where the team builds its chatbots and answers its customers.`,
    ],
    button: 'Accept the invitation',
    note: `The link works for ${hours} hours. If you do not know ${invitedBy}, please ignore this mail.`,
  }),
};
