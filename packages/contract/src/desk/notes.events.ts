/** Internal notes of agents about a conversation. Visitors never see them. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { clientRequestId, conversationId, noteId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';
import { enveloped, sessionField } from './envelope.ts';

export const note = z.object({
  noteId,
  conversationId,
  userSessionId,
  /** The message it follows in the timeline. */
  afterSeq: z.number().int().min(0),
  /** Null: a rule of the desk wrote it, which `authorName` names. */
  authorId: userId.nullable(),
  authorName: z.string(),
  value: z.string(),
  /** From a supervisor to the agent of the conversation, visible to both and to other supervisors. */
  whisper: z.boolean(),
  mentions: z.array(z.object({ userId, name: z.string() })),
  time: z.iso.datetime(),
});
export type Note = z.infer<typeof note>;

export const addNote = defineEmit({
  name: 'note.add',
  channel: 'desk',
  access: desk,
  summary:
    'Stores an internal note and notifies mentioned members. A repeated `clientId`, which the sender generates, is not stored again. A whisper requires ‘Agent chat monitoring’.',
  payload: enveloped({
    ...sessionField,
    clientId: clientRequestId,
    value: requiredText(LIMITS.noteLength),
    whisper: z.boolean().default(false),
    mentions: z.array(userId).max(20).default([]),
  }),
  reply: z.object({ note }),
});

export const noteAdded = definePush({
  name: 'note.added',
  channel: 'desk',
  summary: 'A note was stored in a conversation that is open at this desk.',
  payload: z.object({ note }),
});
