/** The secret with which a host page signs visitor identities. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';

const secret = z.object({
  status: z.literal('success'),
  secret: z.string(),
  createdAt: z.iso.datetime(),
});

export const identitySecret = defineCall({
  name: 'apps.identitySecret',
  method: 'POST',
  base: 'parrot',
  path: '/apps/identity/secret',
  access: needs('Create Apps'),
  summary: 'The secret of an app, created on first request.',
  body: z.object({ appId }),
  credential: true,
  reply: secret,
});

export const renewIdentitySecret = defineCall({
  name: 'apps.renewIdentitySecret',
  method: 'POST',
  base: 'parrot',
  path: '/apps/identity/renew',
  access: needs('Create Apps'),
  summary: 'Generates a new secret; identities signed with the old one are no longer valid.',
  body: z.object({ appId }),
  credential: true,
  reply: secret,
});
