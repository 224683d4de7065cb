/** Calls of the central login page. */
import * as z from 'zod';
import { anyone } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { languageCode } from '../core/options.ts';
import { email, newPassword, personName, tenantName } from '../core/validation.ts';
import { invitationPreview, redirection } from './accounts.shapes.ts';

const mailToken = z.string().min(16).max(200);
/** A path inside the application to open after sign-in; the server drops anything else. */
const pageRedirection = z.string().max(300).optional();

export const signInOptions = defineCall({
  name: 'accounts.signInOptions',
  method: 'GET',
  base: 'parrot',
  path: '/accounts/options',
  access: anyone,
  summary: 'What the login page may offer: an OpenID Connect provider, the outbox for kept mail.',
  reply: z.object({ oidcName: z.string().nullable(), keepsMail: z.boolean() }),
});

export const signUp = defineCall({
  name: 'accounts.signUp',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/sign-up',
  access: anyone,
  summary:
    'Starts an account and sends the verification mail; the tenant and its trial follow once the address is confirmed. Answers alike for a known address.',
  body: z.object({
    name: personName,
    company: tenantName,
    emailId: email,
    password: newPassword,
    language: languageCode.default('en'),
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
    'Confirms an address by the token of the mail, and signs in. The browser that signed up keeps the password chosen there; any other one has to send a new password.',
  body: z.object({ token: mailToken, password: newPassword.optional() }),
  reply: redirection,
});

export const resendVerification = defineCall({
  name: 'accounts.resendVerification',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/resend-verification',
  access: anyone,
  summary: 'Sends the verification mail again. Answers alike for every address.',
  body: z.object({ emailId: email }),
  reply: done,
});

export const signIn = defineCall({
  name: 'accounts.signIn',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/sign-in',
  access: anyone,
  summary: 'Checks address and password; answers where to go with the one-time token.',
  body: z.object({ emailId: email, password: z.string().min(1, 'Required').max(128), pageRedirection }),
  reply: redirection,
});

export const forgotPassword = defineCall({
  name: 'accounts.forgotPassword',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/forgot-password',
  access: anyone,
  summary: 'Sends a link to choose a new password. Answers alike for every address.',
  body: z.object({ emailId: email }),
  reply: done,
});

export const resetPassword = defineCall({
  name: 'accounts.resetPassword',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/reset-password',
  access: anyone,
  summary: 'Sets a new password by the token of the mail, ends every session of that person, and signs in.',
  body: z.object({ token: mailToken, password: newPassword }),
  reply: redirection,
});

export const openInvitation = defineCall({
  name: 'accounts.openInvitation',
  method: 'GET',
  base: 'parrot',
  path: '/accounts/invitation',
  access: anyone,
  summary: 'What an invitation is to, by the token of the mail.',
  query: z.object({ token: mailToken }),
  reply: z.object({ status: z.literal('success') }).extend(invitationPreview.shape),
});

export const acceptInvitation = defineCall({
  name: 'accounts.acceptInvitation',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/accept-invitation',
  access: anyone,
  summary: 'Accepts an invitation: a new person gives name and password, a known one their password.',
  body: z.object({
    token: mailToken,
    name: personName.optional(),
    password: z.string().min(1, 'Required').max(128),
  }),
  reply: redirection,
});

export const renewInvitation = defineCall({
  name: 'accounts.renewInvitation',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/renew-invitation',
  access: anyone,
  summary: 'Sends a new link to the address of an invitation that ran out, by the token of the old one.',
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
    'Where to go to sign in with the OpenID Connect provider; keeps the state of the attempt in a cookie.',
  body: z.object({ pageRedirection }),
  reply: redirection,
});

export const finishOidc = defineCall({
  name: 'accounts.finishOidc',
  method: 'POST',
  base: 'parrot',
  path: '/accounts/oidc/finish',
  access: anyone,
  summary: 'Takes what the provider answered, and signs in.',
  body: z.object({ callbackUrl: z.string().max(4_000) }),
  reply: redirection,
});
