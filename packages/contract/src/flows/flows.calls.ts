/** The designer's flow: fetch, save, try out. */
import * as z from 'zod';
import { message } from '../conversations/conversations.shapes.ts';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { readWith } from '../core/read-with.ts';
import { spellingCorrections } from '../core/spelling-corrections.ts';
import { modelTrace } from '../models/models.shapes.ts';
import { blockId } from './blocks/index.ts';
import { flow } from './flow.ts';
import { flowSession } from './flow-session.ts';
import { traceStep } from './flow-trace.ts';
import { values } from './values.ts';

const createApps = needs('Create Apps');
const revision = z.number().int().min(1);
const drawn = z.object({
  status: z.literal('success'),
  flow,
  revision,
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
});

export const fetchFlow = defineCall({
  name: 'flows.fetch',
  method: 'POST',
  base: 'chat',
  path: '/ptstudio/fetch/conversation',
  access: createApps,
  summary: 'The draft flow of an app and its revision. Only FUNCTIONAL and CUSTOM apps have one.',
  body: z.object({ appId }),
  parseReply: true,
  reply: drawn,
});

export const saveFlow = defineCall({
  name: 'flows.save',
  method: 'POST',
  base: 'studio',
  path: '/save/ui/state',
  access: createApps,
  summary: 'Saves the flow of an app. Rejected without changes if another user has saved since `revision`.',
  body: z.object({ appId, revision, flow }),
  reply: drawn.omit({ flow: true }),
});

/** A bot message in a trial, as the widget would show it. */
const triedMessage = message.pick({
  value: true,
  attachment: true,
  carousel: true,
  files: true,
  suggestions: true,
  sources: true,
  expects: true,
});
export type TriedMessage = z.infer<typeof triedMessage>;

const tryInput = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('message'), text: z.string().max(LIMITS.messageLength) }),
  /** Continues at this block, with the current values. */
  z.object({ type: z.literal('jump'), blockId }),
  /** The desk's state to assume for hand-overs. */
  z.object({ type: z.literal('handOverEnds'), how: z.enum(['closed', 'tooLong']) }),
]);
export type TryInput = z.infer<typeof tryInput>;

export const processConversation = defineCall({
  name: 'flows.process',
  method: 'POST',
  base: 'chat',
  path: '/process/conversation',
  access: createApps,
  summary:
    'Runs one turn of the draft: returns the bot’s messages, its position in the flow, and the trace. Nothing is stored; send `session` back with the next turn. API calls are executed; waits are skipped.',
  body: z.object({
    appId,
    session: flowSession.nullable(),
    input: tryInput,
    language: languageCode.optional(),
    /** The visitor's time zone; default UTC. */
    timeZone: z.string().max(64).optional(),
  }),
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    session: flowSession,
    lines: z.array(triedMessage),
    /** What can be read right now, built-in values too. */
    values,
    trace: z.array(traceStep),
    /** How an answer was found, if one was searched. */
    findings: z.array(
      z.object({
        question: z.string(),
        kind: z.enum(['answer', 'didYouMean', 'unknown']),
        threshold: z.number(),
        candidates: z.array(z.object({ question: z.string(), score: z.number() })),
        corrections: spellingCorrections,
        /** Sources that say different things. */
        disagreement: z.array(z.object({ title: z.string() })).optional(),
        readWith,
        /** The result, if a model was used. */
        model: modelTrace.optional(),
      }),
    ),
    outcome: z.enum(['goesOn', 'handedOver', 'ended']),
  }),
});
