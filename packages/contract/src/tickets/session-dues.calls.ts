/** When the tickets of conversations are due, for rows that were not listed with it. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { sessionDue } from './targets.shapes.ts';

export const readSessionDues = defineCall({
  name: 'targets.ofSessions',
  method: 'POST',
  base: 'parrot',
  path: '/desk/targets/of/sessions',
  access: desk,
  scope: 'tickets:read',
  summary:
    'When the tickets of conversations are due next. Those that are not due, and those that the caller may not see, are left out.',
  body: z.object({ userSessionIds: z.array(userSessionId).min(1).max(LIMITS.bulk) }),
  reply: z.object({ status: z.literal('success'), items: z.array(sessionDue) }),
});
