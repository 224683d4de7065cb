/** Voice and video calls between an agent and a visitor. Media flows between browsers; the server signals. */
import * as z from 'zod';
import { callEndReason, callKind } from '../conversations/call-entry.ts';
import { callId, conversationId, participantId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { writtenText } from '../core/text/written-text.ts';

const callParty = z.enum(['visitor', 'agent', 'supervisor']);
export type CallParty = z.infer<typeof callParty>;

/** What a participant sends, for the names and icons of the other side. */
export const callMedia = z.object({ audio: z.boolean(), video: z.boolean(), screen: z.boolean() });
export type CallMedia = z.infer<typeof callMedia>;

/** One browser window in a call. */
const callParticipant = z.object({
  participantId,
  party: callParty,
  name: z.string(),
  /** Null for the visitor. */
  userId: userId.nullable(),
  /** A supervisor joins as a listener. */
  isListener: z.boolean(),
  /** False while its socket is reconnecting. */
  isConnected: z.boolean(),
  media: callMedia,
});
export type CallParticipant = z.infer<typeof callParticipant>;

export const callFeedbackText = writtenText(LIMITS.ratingComment).default('');

export const call = z.object({
  callId,
  conversationId,
  userSessionId,
  kind: callKind,
  status: z.enum(['ringing', 'active', 'ended']),
  startedBy: z.enum(['visitor', 'agent']),
  visitorName: z.string(),
  /** The agent of the conversation, who rings or is rung; changes with a transfer. */
  agentId: userId,
  agentName: z.string(),
  startedAt: z.iso.datetime(),
  /**
   * When ringing becomes a missed call. In an active call that was transferred, the desks of `agentId` ring
   * until then, unless that agent is among the participants.
   */
  ringsUntil: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: callEndReason.nullable(),
  participants: z.array(callParticipant),
  /** Supervisors who were asked in and have not joined yet. An invitation rings as long as a call does. */
  invited: z.array(z.object({ userId, name: z.string() })),
});
export type Call = z.infer<typeof call>;

/** As RTCPeerConnection takes it. */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof iceServer>;

/** `relay` if the installation allows no direct connections. */
export const iceTransportPolicy = z.enum(['all', 'relay']);

/** What a browser needs to take part: its own place in the call and the servers to connect through. */
export const callSeat = z.object({
  call,
  participantId,
  iceServers: z.array(iceServer),
  iceTransportPolicy,
});
export type CallSeat = z.infer<typeof callSeat>;

const sdp = z.string().max(LIMITS.call.sdpLength);
/** Session descriptions and candidates of WebRTC, relayed without being read. */
export const callSignal = z.union([
  z.object({ description: z.object({ type: z.enum(['offer', 'answer', 'rollback']), sdp: sdp.optional() }) }),
  z.object({
    candidates: z
      .array(
        z.object({
          candidate: z.string().max(LIMITS.call.candidateLength),
          sdpMid: z.string().max(40).nullish(),
          sdpMLineIndex: z.number().int().min(0).max(64).nullish(),
          usernameFragment: z.string().max(256).nullish(),
        }),
      )
      .min(1)
      .max(LIMITS.call.candidatesAtOnce),
  }),
]);
export type CallSignal = z.infer<typeof callSignal>;

/** Why a browser leaves or declines, in terms of the call. */
export const leaveReason = z.enum([
  'hung-up',
  'no-device',
  'permission-denied',
  'connection-failed',
  'page-closed',
]);
export type LeaveReason = z.infer<typeof leaveReason>;
export const declineReason = z.enum(['declined', 'busy', 'no-device', 'permission-denied']);
export type DeclineReason = z.infer<typeof declineReason>;

/**
 * Increments with every signal from one participant to another. A lower or repeated one is refused; the count
 * starts again after a rejoin.
 */
export const signalNumber = z.number().int().min(1).max(1_000_000);
