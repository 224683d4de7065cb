/** The specified calls that open, refresh and end a session. */
import * as z from 'zod';
import { anyone, refreshCookie, signedIn } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { tenantId, userId } from '../core/ids.ts';
import { profile } from './accounts.shapes.ts';

export const validateToken = defineCall({
  name: 'accounts.validateToken',
  method: 'POST',
  base: 'accountsPublic',
  path: '/validate/token',
  access: anyone,
  summary: 'Exchanges the one-time token of the login redirect for an access token and a refresh cookie.',
  body: z.object({ userId, token: z.string().min(16).max(200), tenantId: tenantId.optional() }),
  credential: true,
  reply: z.object({
    status: z.literal('success'),
    token: z.string(),
    userId,
    emailId: z.string(),
    name: z.string(),
    tenantId,
    isFirstTimeUser: z.boolean(),
  }),
});

export const refreshToken = defineCall({
  name: 'accounts.refreshToken',
  method: 'POST',
  base: 'accountsPublic',
  path: '/refresh/token',
  access: refreshCookie,
  summary: 'Issues a new access token for the session in the refresh cookie, and replaces the cookie.',
  body: z.object({ userId, tenantId, appName: z.string().max(40) }),
  credential: true,
  reply: z.object({ status: z.literal('success'), token: z.string() }),
});

export const logOut = defineCall({
  name: 'accounts.logOut',
  method: 'POST',
  base: 'accounts',
  path: '/user/logout',
  access: signedIn,
  summary: 'Ends the session: its access token and refresh cookie stop working immediately.',
  body: z.object({
    userId,
    emailId: z.string().max(254),
    appName: z.string().max(40),
    channelName: z.string().max(40),
  }),
  reply: done,
});

export const authorizeToken = defineCall({
  name: 'accounts.authorizeToken',
  method: 'POST',
  base: 'crm',
  path: '/authorize/token',
  access: signedIn,
  summary:
    'Tells a connected service, such as a CRM, whose access token it was given. An invalid or expired token is refused.',
  reply: z.object({
    status: z.literal('success'),
    userId,
    tenantId,
    emailId: z.string(),
    name: z.string(),
  }),
});

export const userInfo = defineCall({
  name: 'accounts.userInfo',
  method: 'POST',
  base: 'accounts',
  path: '/user/info',
  access: signedIn,
  summary: 'The signed-in user, and whether this is their first sign-in.',
  body: z.object({
    appName: z.string().max(40),
    channelName: z.string().max(40),
    token: z.string().optional(),
    userId,
    tenantId: tenantId.optional(),
  }),
  reply: z.object({
    status: z.literal('success'),
    userId,
    emailId: z.string(),
    name: z.string(),
    tenantId,
    /** Spelled this way in the specification. */
    isFistTimeLoggedInUser: z.boolean(),
  }),
});

export const recentTenant = defineCall({
  name: 'accounts.recentTenant',
  method: 'GET',
  base: 'accounts',
  path: '/recent/tenant',
  access: signedIn,
  summary: 'The tenant that was used last.',
  reply: z.object({ status: z.literal('success'), tenantId }),
});

export const switchTenant = defineCall({
  name: 'accounts.switchTenant',
  method: 'PUT',
  base: 'accounts',
  path: '/switch/tenant',
  access: signedIn,
  summary: 'Switches this session to another tenant of the user.',
  bodyTenant: 'target',
  body: z.object({ tenantId }),
  credential: true,
  reply: z.object({ status: z.literal('success'), tenantId, token: z.string() }),
});

export const userDetails = defineCall({
  name: 'accounts.userDetails',
  method: 'GET',
  base: 'accounts',
  path: '/v2/user/details',
  access: signedIn,
  summary: 'The profile of the signed-in user, with their tenants.',
  reply: z.object({ status: z.literal('success') }).extend(profile.shape),
});

export const updateActivity = defineCall({
  name: 'accounts.updateActivity',
  method: 'PUT',
  base: 'accounts',
  path: '/update/user/activity',
  access: signedIn,
  summary: 'Reports that the user is active; sent every five minutes while they are.',
  reply: done,
});
