import type { Call } from '@parrot/contract/calls';
import type { CallEntry } from '@parrot/contract/conversations';
import { isInvited, presentIn } from './state/call.policy.ts';
import type { CallState } from './state/call.ts';

export const presentCall = (call: CallState): Call => ({
  callId: call.id,
  conversationId: call.conversationId,
  userSessionId: call.sessionId,
  kind: call.kind,
  status: call.status,
  startedBy: call.startedBy,
  visitorName: call.visitorName,
  agentId: call.agentId,
  agentName: call.agentName,
  startedAt: call.startedAt.toISOString(),
  ringsUntil: call.ringsUntil.toISOString(),
  answeredAt: call.answeredAt?.toISOString() ?? null,
  endedAt: call.endedAt?.toISOString() ?? null,
  endReason: call.endReason,
  participants: presentIn(call).map(({ id, party, name, userId, isListener, awaySince, media }) => ({
    participantId: id,
    party,
    name,
    userId,
    isListener,
    isConnected: awaySince === null,
    media,
  })),
  invited: call.participants
    .filter(isInvited)
    .flatMap(({ userId, name }) => (userId ? [{ userId, name }] : [])),
});

/** The entry of an ended call in the timeline. */
export const callEntryOf = ({
  id,
  kind,
  endReason,
  startedBy,
  answeredAt,
  endedAt,
}: CallState): CallEntry => ({
  callId: id,
  kind,
  endReason: endReason ?? 'completed',
  startedBy,
  durationSeconds: answeredAt && endedAt ? Math.round((endedAt.getTime() - answeredAt.getTime()) / 1_000) : 0,
  visitorFeedback: null,
  agentFeedback: null,
});
