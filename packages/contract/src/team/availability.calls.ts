import * as z from 'zod';
import { signedIn } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { absence, unavailability } from '../core/unavailability.ts';

export const setAvailability = defineCall({
  name: 'team.setAvailability',
  method: 'PUT',
  base: 'parrot',
  path: '/profile/availability',
  access: signedIn,
  summary: 'Sets the signed-in user to away for a period, or back. Away agents get no new chats.',
  body: z.object({ unavailability: unavailability.nullable() }),
  reply: z.object({ status: z.literal('success'), absence: absence.nullable() }),
});
