/** Whispering to the bot: an agent who reads along sets what the bot answers next, without taking over. */
import * as z from 'zod';
import { message, queueUser } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { clientRequestId, msgId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';

const text = requiredText(LIMITS.messageLength);
/** The pending whisper that the caller has seen; null if there was none. */
const instead = clientRequestId.nullable();

export const whisperToBot = defineCall({
  name: 'corrections.whisper',
  method: 'POST',
  base: 'parrot',
  path: '/desk/bot-whisper/save',
  access: desk,
  summary:
    'Sets or edits what the bot answers next in a conversation that is with it. It applies to the next message that the bot looks up an answer to, and becomes a proposed answer. 409 if another agent has whispered or edited meanwhile, or the bot no longer has the conversation. Repeated with the same `whisperId`, it changes nothing.',
  body: z.object({ userSessionId, whisperId: clientRequestId, text, instead }),
  reply: z.object({ status: z.literal('success'), session: queueUser }),
});

export const cancelWhisper = defineCall({
  name: 'corrections.cancelWhisper',
  method: 'POST',
  base: 'parrot',
  path: '/desk/bot-whisper/cancel',
  access: desk,
  summary: 'Cancels a pending whisper to the bot. 409 if the bot has used it, or it was edited meanwhile.',
  body: z.object({ userSessionId, whisperId: clientRequestId }),
  reply: z.object({ status: z.literal('success'), session: queueUser }),
});

export const sendWhisper = defineCall({
  name: 'corrections.sendWhisper',
  method: 'POST',
  base: 'parrot',
  path: '/desk/bot-whisper/send',
  access: desk,
  summary:
    'Sends the text as the bot’s answer now, as a correction of its message `corrects`, instead of a pending whisper, and proposes it for the question. If it can’t be sent anymore, it is proposed all the same, and `notSent` has the reason.',
  body: z.object({ userSessionId, corrects: msgId, msgId, text, instead }),
  reply: z.object({
    status: z.literal('success'),
    message: message.nullable(),
    notSent: z.enum(['over', 'taken']).nullable(),
  }),
});
