/** Recorded conversations, to verify that the bot still answers as before. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId, flowTestId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { nameOf } from '../core/validation.ts';
import type { TriedMessage } from './flows.calls.ts';

const createApps = needs('Create Apps');

/** One turn: the visitor's message (null: the conversation starts) and the bot's messages. */
const flowTestTurn = z.object({
  says: z.string().max(LIMITS.messageLength).nullable(),
  hears: z.array(z.string().max(LIMITS.messageLength)).max(50),
});
export type FlowTestTurn = z.infer<typeof flowTestTurn>;

/** The text of a bot message: its text, and those of its cards and files. */
export function replyText({ value, attachment, carousel, files }: TriedMessage): string {
  const cards = (attachment ? [attachment, ...carousel] : carousel).flatMap(({ title, text }) => [
    title,
    text,
  ]);
  const all = [value, ...cards, ...files.map(({ name }) => name)].filter((text) => text !== '');
  return all.join('\n').slice(0, LIMITS.messageLength);
}

const content = {
  name: nameOf({ min: 1, max: 80 }),
  turns: z.array(flowTestTurn).min(1).max(LIMITS.flowTestTurns),
};
const flowTest = z.object({ flowTestId, ...content, savedAt: z.iso.datetime(), savedBy: z.string() });
export type FlowTest = z.infer<typeof flowTest>;

export const listFlowTests = defineCall({
  name: 'flows.listTests',
  method: 'POST',
  base: 'parrot',
  path: '/flows/tests/list',
  access: createApps,
  summary: 'The recorded conversations of an app, by name.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), items: z.array(flowTest) }),
});

export const saveFlowTest = defineCall({
  name: 'flows.saveTest',
  method: 'POST',
  base: 'parrot',
  path: '/flows/tests/save',
  access: createApps,
  summary: 'Saves a recorded conversation: a new one, or a replacement for the one with this id.',
  body: z.object({ appId, flowTestId: flowTestId.optional(), ...content }),
  reply: z.object({ status: z.literal('success'), test: flowTest }),
});

export const deleteFlowTest = defineCall({
  name: 'flows.deleteTest',
  method: 'DELETE',
  base: 'parrot',
  path: '/flows/tests/test',
  access: createApps,
  summary: 'Deletes a recorded conversation.',
  query: z.object({ appId, flowTestId }),
  reply: done,
});

const flowTestResult = z.object({
  flowTestId,
  name: z.string(),
  passed: z.boolean(),
  /** Each turn, with the bot's current messages. */
  turns: z.array(flowTestTurn.extend({ currentReplies: z.array(z.string()), same: z.boolean() })),
});
export type FlowTestResult = z.infer<typeof flowTestResult>;

export const runFlowTests = defineCall({
  name: 'flows.runTests',
  method: 'POST',
  base: 'parrot',
  path: '/flows/tests/run',
  access: createApps,
  summary:
    'Replays each recorded conversation with the draft and reports where the bot’s answers differ. API calls are executed.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), results: z.array(flowTestResult) }),
});
