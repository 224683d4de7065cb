/** Keys and passwords for Call API blocks. Stored encrypted and never shown again. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { valueName } from './values.ts';

const createApps = needs('Create Apps');

export const listSecrets = defineCall({
  name: 'flows.listSecrets',
  method: 'POST',
  base: 'parrot',
  path: '/flows/secrets/list',
  access: createApps,
  summary: 'The names of an app’s secrets.',
  body: z.object({ appId }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(z.object({ name: z.string(), savedAt: z.iso.datetime() })),
  }),
});

export const saveSecret = defineCall({
  name: 'flows.saveSecret',
  method: 'POST',
  base: 'parrot',
  path: '/flows/secrets/save',
  access: createApps,
  summary: 'Stores a secret under its name, replacing the old value. It is used from the next API call on.',
  body: z.object({ appId, name: valueName, value: z.string().min(1).max(2_000) }),
  reply: done,
});

export const deleteSecret = defineCall({
  name: 'flows.deleteSecret',
  method: 'DELETE',
  base: 'parrot',
  path: '/flows/secrets/secret',
  access: createApps,
  summary: 'Deletes a secret.',
  query: z.object({ appId, name: valueName }),
  reply: done,
});
