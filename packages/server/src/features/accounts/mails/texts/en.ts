import type { MailTexts } from '../mail-texts.ts';

export const english: MailTexts = {
  verification: ({ hours }) => ({
    subject: 'Verify your email for Parrot',
    paragraphs: ['Hello,', 'Thanks for signing up for Parrot. Confirm your email to get started.'],
    button: 'Verify my email',
    note: `The link works once and expires in ${hours} hours. If you didn’t sign up, you can ignore this email.`,
  }),
  alreadyRegistered: ({ name }) => ({
    subject: 'You already have a Parrot account',
    paragraphs: [
      `Hello ${name},`,
      'Someone, most likely you, just tried to sign up for Parrot with this email. You already have an account, so sign in instead. Forgot your password? You can reset it on the sign-in page.',
    ],
    button: 'Sign in',
    note: 'If it wasn’t you, you can ignore this email. Your account is unchanged.',
  }),
  passwordReset: ({ name, minutes }) => ({
    subject: 'Reset your Parrot password',
    paragraphs: [
      `Hello ${name},`,
      'Use this link to choose a new password. You’ll then be signed out everywhere else.',
    ],
    button: 'Choose a new password',
    note: `The link works once and expires in ${minutes} minutes. If you didn’t request it, you can ignore this email. Your password stays the same.`,
  }),
  invitation: ({ invitedBy, tenantName, hours }) => ({
    subject: `${invitedBy} invited you to ${tenantName} on Parrot`,
    paragraphs: [
      'Hello,',
      `${invitedBy} invited you to join ${tenantName} on Parrot, where your team builds chatbots and answers customers.`,
    ],
    button: 'Accept invitation',
    note: `The link expires in ${hours} hours. If you don’t know ${invitedBy}, you can ignore this email.`,
  }),
};
