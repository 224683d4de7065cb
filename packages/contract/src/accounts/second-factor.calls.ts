/** The second factor in the profile of a signed-in user. */
import * as z from 'zod';
import { signedIn } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import {
  confirmingPassword,
  passkey,
  recoveryCodes,
  secondFactorCode,
  totpSetUp,
} from './second-factor.shapes.ts';

const BASE = { base: 'parrot', access: signedIn } as const;
const proof = z.object({ code: secondFactorCode, password: confirmingPassword });
const newCodes = z.object({ status: z.literal('success'), recoveryCodes });

export const secondFactorDetails = defineCall({
  ...BASE,
  name: 'accounts.secondFactorDetails',
  method: 'GET',
  path: '/profile/second-factor',
  summary: 'The second factor of the signed-in user, without its secrets.',
  reply: z.object({
    status: z.literal('success'),
    /** Since when an authenticator app is set up. */
    totpSince: z.iso.datetime().nullable(),
    passkeys: z.array(passkey),
    recoveryCodesLeft: z.number().int(),
    /** A workspace of the user needs it, so it can’t be removed. */
    isNeeded: z.boolean(),
  }),
});

export const startTotp = defineCall({
  ...BASE,
  name: 'accounts.startTotp',
  method: 'POST',
  path: '/profile/second-factor/totp',
  summary: 'A new key for an authenticator app. It counts once a code confirms it.',
  credential: true,
  reply: totpSetUp,
});

export const confirmTotp = defineCall({
  ...BASE,
  name: 'accounts.confirmTotp',
  method: 'POST',
  path: '/profile/second-factor/totp/confirm',
  summary:
    'Adds the authenticator app with a code from it and the password; returns the recovery codes once.',
  body: proof,
  credential: true,
  reply: newCodes,
});

export const removeTotp = defineCall({
  ...BASE,
  name: 'accounts.removeTotp',
  method: 'POST',
  path: '/profile/second-factor/totp/remove',
  summary: 'Removes the authenticator app, with a code from it or a recovery code, and the password.',
  body: proof,
  reply: done,
});

export const renewRecoveryCodes = defineCall({
  ...BASE,
  name: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/profile/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes, given a code and the password; returns the new ones once.',
  body: proof,
  credential: true,
  reply: newCodes,
});
