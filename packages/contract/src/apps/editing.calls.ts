/** Who is editing an app right now. */
import * as z from 'zod';
import { studio } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, userId } from '../core/ids.ts';

const appEditor = z.object({ userId, userName: z.string() });
export type AppEditor = z.infer<typeof appEditor>;

export const noteEditing = defineCall({
  name: 'apps.noteEditing',
  method: 'POST',
  base: 'parrot',
  path: '/apps/editing',
  access: studio,
  summary:
    'Reports that the caller has an app open or has closed it, and returns the other editors. Repeat it while the app is open: an editor is removed after `LIMITS.editing.forgetSeconds` without a report.',
  body: z.object({ appId, isHere: z.boolean() }),
  reply: z.object({ status: z.literal('success'), others: z.array(appEditor) }),
});
