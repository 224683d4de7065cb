import * as z from 'zod';
import { passkeyId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { REQUIRED } from '../core/validation.ts';

/** Six digits of the authenticator app, or a recovery code. Blanks and dashes don't count. */
export const secondFactorCode = z.string().trim().min(1, REQUIRED).max(40);

/** Of users who have one: a session alone must not change how its owner signs in. */
export const confirmingPassword = z.string().min(1, REQUIRED).max(LIMITS.password.max).optional();

/** What an authenticator app needs, as text and as the address in the QR code. */
export const totpSetUp = z.object({ status: z.literal('success'), key: z.string(), address: z.string() });
export type TotpSetUp = z.infer<typeof totpSetUp>;

/** Shown once: the server stores only their hashes. */
export const recoveryCodes = z.array(z.string());

/** Proves the first factor to the calls of the login page that follow it. */
export const firstFactorToken = z.string().min(16).max(200);

export const passkey = z.object({
  passkeyId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
