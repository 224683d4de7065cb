/**
 * The state machine of a call. Every function returns the call after a change, or the same object where there
 * is nothing to change.
 */
import type { CallMedia, CallParty, DeclineReason, LeaveReason } from '@parrot/contract/calls';
import type { CallEndReason } from '@parrot/contract/conversations';
import { AppError, LIMITS, type ParticipantId, type UserId } from '@parrot/contract/core';
import type { CallState, Participant } from './call.ts';

const RING_MS = LIMITS.call.ringSeconds * 1_000;

const ENDED_BY_LEAVING: Record<LeaveReason, CallEndReason> = {
  'hung-up': 'completed',
  'page-closed': 'completed',
  'connection-failed': 'failed',
  'no-device': 'failed',
  'permission-denied': 'failed',
};
const ENDED_BY_DECLINING: Record<DeclineReason, CallEndReason> = {
  declined: 'declined',
  busy: 'busy',
  'no-device': 'failed',
  'permission-denied': 'failed',
};
const SILENT: CallMedia = { audio: false, video: false, screen: false };

const ringsUntil = (now: Date): Date => new Date(now.getTime() + RING_MS);
export const isPresent = ({ joinedAt, leftAt }: Participant): boolean => joinedAt !== null && leftAt === null;
export const isInvited = ({ joinedAt, leftAt }: Participant): boolean => joinedAt === null && leftAt === null;
export const presentIn = ({ participants }: CallState): Participant[] => participants.filter(isPresent);

/** Whether the desks of a new agent still ring after a transfer. */
export const isHandedOver = (call: CallState, now: Date): boolean =>
  call.status === 'active' &&
  call.ringsUntil > now &&
  !presentIn(call).some(({ userId }) => userId === call.agentId);

export type NewParticipant = Pick<Participant, 'id' | 'party' | 'userId' | 'name'>;

/** A supervisor joins as a listener. */
const joining = ({ tenantId, id: callId }: CallState, who: NewParticipant, now: Date): Participant => ({
  ...who,
  tenantId,
  callId,
  isListener: who.party === 'supervisor',
  media: SILENT,
  invitedAt: null,
  joinedAt: now,
  awaySince: null,
  leftAt: null,
});

export type NewCall = Omit<
  CallState,
  'status' | 'ringsUntil' | 'answeredAt' | 'endedAt' | 'endReason' | 'msgId' | 'participants'
>;

export function ring(draft: NewCall, caller: NewParticipant): CallState {
  const call: CallState = {
    ...draft,
    status: 'ringing',
    ringsUntil: ringsUntil(draft.startedAt),
    answeredAt: null,
    endedAt: null,
    endReason: null,
    msgId: null,
    participants: [],
  };
  return { ...call, participants: [joining(call, caller, call.startedAt)] };
}

export function end(call: CallState, endReason: CallEndReason, now: Date): CallState {
  if (call.status === 'ended') return call;
  return {
    ...call,
    status: 'ended',
    endedAt: now,
    endReason,
    participants: call.participants.map((each) => ({ ...each, leftAt: each.leftAt ?? now })),
  };
}

/** Calls of visitors that nobody answered, although nobody declined them either. */
const UNANSWERED: readonly (CallEndReason | null)[] = ['missed', 'cancelled', 'busy'];

export const isMissedByAgent = ({ startedBy, answeredAt, endReason }: CallState): boolean =>
  startedBy === 'visitor' && answeredAt === null && UNANSWERED.includes(endReason);

export function requireOpen(call: CallState): void {
  if (call.status === 'ended') throw new AppError('call_over');
}

/** The first window to answer wins. */
export function answer(call: CallState, who: NewParticipant, now: Date): CallState {
  requireOpen(call);
  if (call.status === 'active' || call.startedBy === who.party) throw new AppError('call_answered');
  return {
    ...call,
    status: 'active',
    answeredAt: now,
    participants: [...call.participants, joining(call, who, now)],
  };
}

/** The agent who received the conversation joins, and the one before leaves. */
export function takeOver(call: CallState, who: NewParticipant, now: Date): CallState {
  const others = call.participants.map((each) =>
    each.party === 'agent' && isPresent(each) ? { ...each, leftAt: now } : each,
  );
  return { ...call, participants: [...others, joining(call, who, now)] };
}

export function decline(
  call: CallState,
  by: 'visitor' | 'agent',
  reason: DeclineReason,
  now: Date,
): CallState {
  requireOpen(call);
  if (call.status === 'ringing' && call.startedBy !== by) return end(call, ENDED_BY_DECLINING[reason], now);
  if (by === 'agent' && isHandedOver(call, now)) return endUnattended({ ...call, ringsUntil: now }, now);
  throw new AppError('call_answered');
}

/** A call goes on without the agent only while the next one is rung. */
function endUnattended(call: CallState, now: Date): CallState {
  const isAttended = presentIn(call).some(({ party }) => party === 'agent');
  return isAttended || isHandedOver(call, now) ? call : end(call, 'completed', now);
}

export function leave(call: CallState, id: ParticipantId, reason: LeaveReason, now: Date): CallState {
  const own = call.participants.find((each) => each.id === id && isPresent(each));
  if (!own || call.status === 'ended') return call;
  const endReason = ENDED_BY_LEAVING[reason];
  if (call.status === 'ringing') return end(call, endReason === 'completed' ? 'cancelled' : endReason, now);
  if (own.party === 'visitor') return end(call, endReason, now);
  const without = change(call, id, { leftAt: now });
  if (own.party === 'supervisor' || isHandedOver(call, now)) return without;
  return end(call, endReason, now);
}

/** The owner of the session changed, or there is none anymore. */
export function follow(
  call: CallState,
  owner: { userId: UserId; name: string } | null,
  now: Date,
): CallState {
  if (call.status === 'ended') return call;
  if (!owner) return end(call, 'conversation-ended', now);
  if (owner.userId === call.agentId) return call;
  const { userId: agentId, name: agentName } = owner;
  if (call.status === 'ringing')
    return call.startedBy === 'agent'
      ? end(call, 'cancelled', now)
      : { ...call, agentId, agentName, ringsUntil: ringsUntil(now) };
  const present = presentIn(call).find(({ userId }) => userId === agentId);
  const participants = call.participants.flatMap((each) => {
    if (isInvited(each) && each.userId === agentId) return [];
    if (!present || !isPresent(each)) return [each];
    // A supervisor in the call who takes the conversation over replaces its agent.
    if (each === present) return [{ ...each, party: 'agent' as const, isListener: false }];
    return [each.party === 'agent' ? { ...each, leftAt: now } : each];
  });
  return { ...call, agentId, agentName, participants, ringsUntil: present ? now : ringsUntil(now) };
}

export function change(call: CallState, id: ParticipantId, to: Partial<Participant>): CallState {
  return {
    ...call,
    participants: call.participants.map((each) => (each.id === id ? { ...each, ...to } : each)),
  };
}

export function requireParticipant(call: CallState, id: ParticipantId, party?: CallParty): Participant {
  requireOpen(call);
  const found = presentIn(call).find((each) => each.id === id);
  if (!found || (party && found.party !== party)) throw new AppError('call_over');
  return found;
}
