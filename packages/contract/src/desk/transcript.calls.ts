import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { userSessionId } from '../core/ids.ts';
import { email } from '../core/validation.ts';

export const emailTranscript = defineCall({
  name: 'desk.emailTranscript',
  method: 'POST',
  base: 'desk',
  path: '/generate/email/transcipt',
  access: desk,
  summary: 'Sends what was said in a session by mail, without notes.',
  body: z.object({ userSessionId, email }),
  reply: done,
});
