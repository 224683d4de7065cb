/** The name of a workspace. Only owners may change it. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { tenantName } from '../core/validation.ts';

export const renameWorkspace = defineCall({
  name: 'accounts.renameWorkspace',
  method: 'PUT',
  base: 'parrot',
  path: '/workspace/name',
  access: needs('Invite Users'),
  summary: 'Renames the workspace. Invoices already issued stay as they are.',
  body: z.object({
    workspaceName: tenantName,
    /** The name that the caller replaces; refused if it was changed in the meantime. */
    currentName: z.string().max(200),
  }),
  reply: done,
});
