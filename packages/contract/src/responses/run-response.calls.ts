/** Runs the actions of a predefined response on a conversation. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { msgId, responseId, userSessionId } from '../core/ids.ts';
import { responseAction, responseActions } from './response-actions.ts';

const actionOutcome = z.object({
  action: responseAction,
  /** Why it failed; null if it is done. */
  reason: z.string().nullable(),
});
export type ActionOutcome = z.infer<typeof actionOutcome>;

export const runResponse = defineCall({
  name: 'responses.run',
  method: 'POST',
  base: 'parrot',
  path: '/desk/response/run',
  access: desk,
  summary:
    'Runs actions of a predefined response on a conversation, in order, each as if the caller did it alone. The others run if one fails. An action that has run with the same `msgId` is not repeated: its first outcome is returned.',
  body: z.object({
    userSessionId,
    responseId,
    /** Of the message that was sent with the response, or made for a response without text. */
    msgId,
    /** Rejected unless the caller has sent that message in the conversation. */
    withMessage: z.boolean(),
    actions: responseActions.min(1, 'Required'),
  }),
  reply: z.object({ status: z.literal('success'), outcomes: z.array(actionOutcome) }),
});
