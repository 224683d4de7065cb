/** The second factor at the login page, after the password, the identity provider or a mailed link. */
import * as z from 'zod';
import { anyone } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { pageRedirection, redirection } from './accounts.shapes.ts';
import {
  recoveryCodes,
  secondFactorCode,
  firstFactorToken as token,
  totpSetUp,
} from './second-factor.shapes.ts';

const BASE = { base: 'parrot', method: 'POST', access: anyone } as const;

export const openSecondFactor = defineCall({
  ...BASE,
  name: 'accounts.openSecondFactor',
  path: '/accounts/second-factor',
  summary: 'What a user who gave the first factor must do next: enter a second factor, or set one up.',
  body: z.object({ token }),
  reply: z.object({
    status: z.literal('success'),
    emailId: z.string(),
    /** A workspace needs a second factor, and the user has none. */
    mustSetUp: z.boolean(),
    hasPasskey: z.boolean(),
  }),
});

export const enterSecondFactor = defineCall({
  ...BASE,
  name: 'accounts.enterSecondFactor',
  path: '/accounts/second-factor/enter',
  summary: 'Checks a code of the authenticator app or a recovery code, and signs in.',
  body: z.object({ token, code: secondFactorCode, pageRedirection }),
  credential: true,
  reply: redirection,
});

export const startTotpAtSignIn = defineCall({
  ...BASE,
  name: 'accounts.startTotpAtSignIn',
  path: '/accounts/second-factor/totp',
  summary: 'A new key for an authenticator app, for a user who must set one up to sign in.',
  body: z.object({ token }),
  credential: true,
  reply: totpSetUp,
});

export const confirmTotpAtSignIn = defineCall({
  ...BASE,
  name: 'accounts.confirmTotpAtSignIn',
  path: '/accounts/second-factor/totp/confirm',
  summary:
    'Adds the authenticator app with a code from it; returns the recovery codes once, and the token to finish.',
  body: z.object({ token, code: secondFactorCode }),
  credential: true,
  reply: z.object({ status: z.literal('success'), recoveryCodes, token: z.string() }),
});

export const finishSignIn = defineCall({
  ...BASE,
  name: 'accounts.finishSignIn',
  path: '/accounts/second-factor/finish',
  summary: 'Signs in a user who has just set up a second factor and saved the recovery codes.',
  body: z.object({ token, pageRedirection }),
  credential: true,
  reply: redirection,
});
