/** How a call appears in the timeline of its conversation. */
import * as z from 'zod';
import { callId } from '../core/ids.ts';
import { stars } from './stars.ts';

/** A video call starts with the camera on. Either side can add a camera or a screen to any call. */
export const callKind = z.enum(['voice', 'video']);
export type CallKind = z.infer<typeof callKind>;

const CALL_END_REASONS = [
  /** Either side hung up. */
  'completed',
  'declined',
  /** Not answered in time. */
  'missed',
  /** The caller hung up before it was answered. */
  'cancelled',
  /** The other side is in another call. */
  'busy',
  /** One side was offline for too long. */
  'disconnected',
  /** No media connection could be established, or a device or its permission is missing. */
  'failed',
  /** The conversation was closed or returned to the bot. */
  'conversation-ended',
] as const;
export const callEndReason = z.enum(CALL_END_REASONS);
export type CallEndReason = z.infer<typeof callEndReason>;

const callFeedback = z.object({ stars, text: z.string() });
export type CallFeedback = z.infer<typeof callFeedback>;

/** The summary of a call in the timeline. */
export const callEntry = z.object({
  callId,
  kind: callKind,
  endReason: callEndReason,
  startedBy: z.enum(['visitor', 'agent']),
  /** From the answer to the end; 0 if it was not answered. */
  durationSeconds: z.number().int().min(0),
  /** The visitor's and the agent's rating of the call. */
  visitorFeedback: callFeedback.nullable(),
  agentFeedback: callFeedback.nullable(),
});
export type CallEntry = z.infer<typeof callEntry>;
