/** Calls of the central login page. */
import * as z from 'zod';
import { anyone } from '../core/access/access.ts';
import type { BuiltInRoleKey } from '../core/access/functions.ts';
import { defineCall, done } from '../core/call.ts';
import { languageCode } from '../core/language-code.ts';
import { email, newPassword, personName, tenantName, timeZone } from '../core/validation.ts';
import { invitationPreview, pageRedirection, redirection } from './accounts.shapes.ts';

const mailToken = z.string().min(16).max(200);

const DEMO_ROLES = [
  'owner',
  'admin',
  'builder',
  'supervisor',
  'agent',
  'billing',
] as const satisfies readonly BuiltInRoleKey[];

/** A user of the demo. Its password is public: the server prints it when it starts. */
const demoUser = z.object({
  name: z.string(),
  emailId: z.string(),
  password: z.string(),
  role: z.enum(DEMO_ROLES),
});
export type DemoUser = z.infer<typeof demoUser>;

export const signInOptions = defineCall({
  name: 'accounts.signInOptions',
  method: 'GET',
  base: 'parrot',
  path: '/accounts/options',
  access: anyone,
  summary:
    'The sign-in options of the login page: an OpenID Connect provider, the outbox for stored mail, and the users of the demo where it is seeded (never in production).',
  parseReply: true,
  reply: z.object({
    oidcName: z.string().nullable(),
    keepsMail: z.boolean(),
    demoUsers: z.array(demoUser),
  }),
});

export const signUp = defineCall({
  name: 'accounts.signUp',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/sign-up',
  access: anyone,
  summary:
    'Creates an account and sends the verification email; the tenant and its trial are created once the address is confirmed. The answer is the same for a known address.',
  body: z.object({
    name: personName,
    company: tenantName,
    emailId: email,
    password: newPassword,
    language: languageCode.default('en'),
    /** As the browser reports it: that of the account and of the workspace. */
    timeZone: timeZone.catch('UTC').default('UTC'),
  }),
  reply: done,
});

export const verifyEmail = defineCall({
  name: 'accounts.verifyEmail',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/verify-email',
  access: anyone,
  summary:
    'Confirms an address with the token from the email, and signs in. The browser that signed up uses the password chosen there; any other browser must send a new password.',
  body: z.object({ token: mailToken, password: newPassword.optional() }),
  credential: true,
  reply: redirection,
});

export const resendVerification = defineCall({
  name: 'accounts.resendVerification',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/resend-verification',
  access: anyone,
  summary: 'Sends the verification email again. The answer is the same for every address.',
  body: z.object({ emailId: email }),
  reply: done,
});

export const signIn = defineCall({
  name: 'accounts.signIn',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/sign-in',
  access: anyone,
  summary: 'Checks address and password; returns the redirect address with the one-time token.',
  body: z.object({ emailId: email, password: z.string().min(1, 'Required').max(128), pageRedirection }),
  credential: true,
  reply: redirection,
});

export const forgotPassword = defineCall({
  name: 'accounts.forgotPassword',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/forgot-password',
  access: anyone,
  summary: 'Emails a link to choose a new password. The answer is the same for every address.',
  body: z.object({ emailId: email }),
  reply: done,
});

export const resetPassword = defineCall({
  name: 'accounts.resetPassword',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/reset-password',
  access: anyone,
  summary: 'Sets a new password with the token from the email, ends every session of the user, and signs in.',
  body: z.object({ token: mailToken, password: newPassword }),
  credential: true,
  reply: redirection,
});

export const openInvitation = defineCall({
  name: 'accounts.openInvitation',
  method: 'GET',
  base: 'parrot',
  path: '/accounts/invitation',
  access: anyone,
  summary: 'The details of an invitation, by the token from the email.',
  query: z.object({ token: mailToken }),
  reply: z.object({ status: z.literal('success') }).extend(invitationPreview.shape),
});

export const acceptInvitation = defineCall({
  name: 'accounts.acceptInvitation',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/accept-invitation',
  access: anyone,
  summary: 'Accepts an invitation: a new user sends name and password, an existing user their password.',
  body: z.object({
    token: mailToken,
    name: personName.optional(),
    password: z.string().min(1, 'Required').max(128),
    /** Of a new user; by default that of the inviter. */
    language: languageCode.optional(),
  }),
  credential: true,
  reply: redirection,
});

export const renewInvitation = defineCall({
  name: 'accounts.renewInvitation',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/renew-invitation',
  access: anyone,
  summary: 'Sends a new link to the address of an expired invitation, by the token of the old one.',
  body: z.object({ token: mailToken }),
  reply: done,
});

export const startOidc = defineCall({
  name: 'accounts.startOidc',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/oidc/start',
  access: anyone,
  summary:
    'The address to sign in at with the OpenID Connect provider; stores the state of the attempt in a cookie.',
  body: z.object({ pageRedirection }),
  credential: true,
  reply: redirection,
});

export const finishOidc = defineCall({
  name: 'accounts.finishOidc',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/oidc/finish',
  access: anyone,
  summary: 'Receives the provider’s response and signs in.',
  body: z.object({ callbackUrl: z.string().max(4_000) }),
  credential: true,
  reply: redirection,
});
