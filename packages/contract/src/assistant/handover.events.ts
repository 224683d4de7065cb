import * as z from 'zod';
import { visitor } from '../core/access/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { clientRequestId, conversationId, userSessionId } from '../core/ids.ts';
import { handoverCard, handoverFactValue } from './handover.shapes.ts';

const reply = z.object({ card: handoverCard.nullable() });

export const readHandoverCard = defineEmit({
  name: 'handover.read',
  channel: 'visitor',
  access: visitor,
  summary:
    'What the bot understood of the visitor’s request for an agent; null if it understood nothing, or none was requested.',
  payload: z.object({}),
  reply,
});

export const correctHandoverFact = defineEmit({
  name: 'handover.correct',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor corrects what the bot understood or, with null, removes it.',
  payload: z.object({ factId: clientRequestId, value: handoverFactValue.nullable() }),
  reply,
});

export const confirmHandoverCard = defineEmit({
  name: 'handover.confirm',
  channel: 'visitor',
  access: visitor,
  summary:
    'The visitor confirms what the bot understood. Rejected if it is no longer what they have seen (`revision`).',
  payload: z.object({ revision: z.number().int().min(0) }),
  reply,
});

export const visitorHandoverChanged = definePush({
  name: 'handover.changed',
  channel: 'visitor',
  summary: 'What the bot understood is there, or the visitor corrected or confirmed it in another window.',
  payload: reply,
});

export const deskHandoverChanged = definePush({
  name: 'handover.changed',
  channel: 'desk',
  summary: 'What the bot understood is there, or the visitor corrected or confirmed it.',
  payload: z.object({ conversationId, userSessionId, card: handoverCard.nullable() }),
});
