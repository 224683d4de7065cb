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
  summary: 'Emails the transcript of a session, without notes.',
  body: z.object({ userSessionId, email }),
  reply: done,
});
