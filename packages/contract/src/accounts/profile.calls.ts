/** What users do with their own account. */
import * as z from 'zod';
import { signedIn } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { loginSessionId, tenantId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { newPassword, personName, REQUIRED, tenantName, timeZone } from '../core/validation.ts';
import { loginEntry, tourName } from './accounts.shapes.ts';
import { TOURS } from './tours.ts';

const picture = z.object({ status: z.literal('success'), profileUrl: z.string() });

/** Apart from the call, which every page loads. */
export const profileChanges = z.object({ userName: personName, language: languageCode, timeZone });

export const updateProfile = defineCall({
  name: 'accounts.updateProfile',
  method: 'PUT',
  base: 'parrot',
  path: '/profile/account',
  access: signedIn,
  summary: 'Changes name, language and time zone of the signed-in user.',
  body: profileChanges,
  reply: done,
});

export const markToursSeen = defineCall({
  name: 'accounts.markToursSeen',
  method: 'PUT',
  base: 'parrot',
  path: '/profile/tours',
  access: signedIn,
  summary:
    'Records guided tours that the signed-in user finished or closed; they no longer start by themselves.',
  body: z.object({ tours: z.array(tourName).min(1).max(TOURS.length) }),
  reply: done,
});

export const uploadProfileImage = defineCall({
  name: 'accounts.uploadProfileImage',
  method: 'POST',
  base: 'accounts',
  path: '/upload/profile/image',
  access: signedIn,
  summary: 'Sets the picture of the signed-in user: a JPG or PNG under 4 MB, detected by its content.',
  upload: { field: 'file', maxBytes: LIMITS.imageBytes },
  reply: picture,
});

export const removeProfileImage = defineCall({
  name: 'accounts.removeProfileImage',
  method: 'DELETE',
  base: 'parrot',
  path: '/profile/picture',
  access: signedIn,
  summary: 'Removes the picture of the signed-in user.',
  reply: picture,
});

export const changePassword = defineCall({
  name: 'accounts.changePassword',
  method: 'PUT',
  base: 'parrot',
  path: '/profile/password',
  access: signedIn,
  summary: 'Sets a new password, given the current one, and ends every other session of the user.',
  body: z.object({ currentPassword: z.string().min(1, REQUIRED).max(LIMITS.password.max), newPassword }),
  reply: done,
});

export const listLogins = defineCall({
  name: 'accounts.listLogins',
  method: 'GET',
  base: 'parrot',
  path: '/profile/sessions',
  access: signedIn,
  summary: 'The sessions of the signed-in user, most recently used first.',
  reply: z.object({ status: z.literal('success'), items: z.array(loginEntry) }),
});

export const endLogins = defineCall({
  name: 'accounts.endLogins',
  method: 'PUT',
  base: 'parrot',
  path: '/profile/sessions/end',
  access: signedIn,
  summary: 'Ends one other session of the signed-in user, or all but the current one.',
  body: z.object({ which: z.union([loginSessionId, z.literal('others')]) }),
  reply: done,
});

export const createTenant = defineCall({
  name: 'accounts.createTenant',
  method: 'POST',
  base: 'accounts',
  path: '/v2/create/custom/tenant',
  access: signedIn,
  summary: 'Creates another tenant with its own trial, owned by the signed-in user. Switch to it to use it.',
  body: z.object({ tenantName }),
  reply: z.object({ status: z.literal('success'), tenantId }),
});
