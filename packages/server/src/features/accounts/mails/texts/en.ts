import type { MailTexts, SecurityChange } from '../mail-texts.ts';

const CHANGES: Record<SecurityChange, { subject: string; text: string }> = {
  secondFactorAdded: {
    subject: 'Two-factor authentication was set up for your Parrot account',
    text: 'From now on, Parrot asks for a code from your authenticator app when you sign in. Keep your recovery codes somewhere safe.',
  },
  secondFactorRemoved: {
    subject: 'Two-factor authentication was removed from your Parrot account',
    text: 'From now on, your password alone is enough to sign in.',
  },
  secondFactorReset: {
    subject: 'Two-factor authentication was reset for your Parrot account',
    text: 'An admin reset it and signed you out everywhere. You can set it up again after you sign in.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Parrot account',
    text: 'You can now sign in with it instead of your password.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Parrot account',
    text: 'It can no longer be used to sign in.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in to Parrot',
    text: 'Someone, most likely you, just signed in to your account with a recovery code. That code no longer works.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes for Parrot',
    text: 'Your recovery codes were just replaced. The old ones no longer work.',
  },
};

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
  securityChange: ({ name, change }) => ({
    subject: CHANGES[change].subject,
    paragraphs: [`Hello ${name},`, CHANGES[change].text],
    button: 'Review your security',
    note: 'If it wasn’t you, change your password and sign out everywhere else.',
  }),
};
