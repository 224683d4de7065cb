import * as z from 'zod';
import { stars } from '../conversations/stars.ts';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { callId } from '../core/ids.ts';
import { callFeedbackText, iceServer, iceTransportPolicy, leaveReason } from './calls.shapes.ts';

export const saveCallFeedback = defineCall({
  name: 'calls.saveFeedback',
  method: 'POST',
  base: 'desk',
  path: '/call/save/feedback',
  access: desk,
  summary: 'The agent rates a call that has ended with one to five stars and a comment.',
  body: z.object({ callId, stars, text: callFeedbackText }),
  reply: done,
});

export const disconnectCall = defineCall({
  name: 'calls.disconnect',
  method: 'POST',
  base: 'desk',
  path: '/call/disconnect',
  access: desk,
  summary: 'Hangs up without a socket, for example while the page is closing.',
  body: z.object({ callId, reason: leaveReason.default('hung-up') }),
  reply: done,
});

/** The servers that calls of this installation go through. */
export const testRelay = defineCall({
  name: 'calls.testRelay',
  method: 'GET',
  base: 'parrot',
  path: '/calls/connection',
  access: needs('Create Apps'),
  summary: 'The ICE servers with fresh credentials, for a browser that tests whether a relay is reachable.',
  credential: true,
  reply: z.object({
    status: z.literal('success'),
    iceServers: z.array(iceServer),
    hasRelay: z.boolean(),
    iceTransportPolicy,
  }),
});
