/** Passkeys: sign-in by device, without a password or as the second factor. */
import * as z from 'zod';
import { anyone, signedIn } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { passkeyId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { REQUIRED } from '../core/validation.ts';
import { pageRedirection, redirection } from './accounts.shapes.ts';
import { confirmingPassword, firstFactorToken, recoveryCodes } from './second-factor.shapes.ts';

const PROFILE = { base: 'parrot', access: signedIn } as const;
const LOGIN = { base: 'parrot', method: 'POST', access: anyone } as const;

const base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+$/, 'Your browser sent something we don’t understand. Please try again.');
const passkeyName = z.string().trim().min(1, REQUIRED).max(LIMITS.passkeyName);

/** What the browser gets, and what it replies, by the WebAuthn specification. */
const options = z.object({ status: z.literal('success'), options: z.record(z.string(), z.unknown()) });
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
};
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;
export type UsedCredential = z.infer<typeof usedCredential>;

export const startPasskey = defineCall({
  ...PROFILE,
  name: 'accounts.startPasskey',
  method: 'POST',
  path: '/profile/passkeys/start',
  summary: 'What a browser needs to create a passkey.',
  reply: options,
});

export const addPasskey = defineCall({
  ...PROFILE,
  name: 'accounts.addPasskey',
  method: 'POST',
  path: '/profile/passkeys',
  summary: 'Adds a passkey, given the password. Returns recovery codes once if the user had none.',
  body: z.object({ name: passkeyName, password: confirmingPassword, credential: newCredential }),
  credential: true,
  reply: z.object({ status: z.literal('success'), recoveryCodes }),
});

export const renamePasskey = defineCall({
  ...PROFILE,
  name: 'accounts.renamePasskey',
  method: 'PUT',
  path: '/profile/passkeys',
  summary: 'Renames a passkey.',
  body: z.object({ passkeyId, name: passkeyName }),
  reply: done,
});

export const removePasskey = defineCall({
  ...PROFILE,
  name: 'accounts.removePasskey',
  method: 'POST',
  path: '/profile/passkeys/remove',
  summary: 'Removes a passkey, given the password.',
  body: z.object({ passkeyId, password: confirmingPassword }),
  reply: done,
});

export const startPasskeySignIn = defineCall({
  ...LOGIN,
  name: 'accounts.startPasskeySignIn',
  path: '/accounts/passkey/start',
  summary: 'What a browser needs to sign in with a passkey: any, or after the password one of the user.',
  body: z.object({ token: firstFactorToken.optional() }),
  reply: options,
});

export const finishPasskeySignIn = defineCall({
  ...LOGIN,
  name: 'accounts.finishPasskeySignIn',
  path: '/accounts/passkey/finish',
  summary: 'Signs in with a passkey, without a password or after it.',
  body: z.object({ token: firstFactorToken.optional(), credential: usedCredential, pageRedirection }),
  credential: true,
  reply: redirection,
});
