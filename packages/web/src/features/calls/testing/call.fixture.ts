/** Calls for tests. */
import type { Call, CallParticipant } from '@parrot/contract/calls';
import { newId } from '@parrot/contract/core';

export const callOf = (given: Partial<Call> = {}): Call => ({
  callId: newId('cal'),
  conversationId: newId('cnv'),
  userSessionId: newId('uss'),
  kind: 'voice',
  status: 'ringing',
  startedBy: 'visitor',
  visitorName: 'Elena García',
  agentId: newId('usr'),
  agentName: 'Maya Rao',
  startedAt: '2026-03-02T10:00:00.000Z',
  ringsUntil: '2026-03-02T10:00:30.000Z',
  answeredAt: null,
  endedAt: null,
  endReason: null,
  participants: [],
  invited: [],
  ...given,
});

export const participantOf = (given: Partial<CallParticipant> = {}): CallParticipant => ({
  participantId: newId('cpt'),
  party: 'visitor',
  name: 'Elena García',
  userId: null,
  isListener: false,
  isConnected: true,
  media: { audio: true, video: false, screen: false },
  ...given,
});
