/** What happens to a call as time passes: ringing ends, and participants who stay offline have left. */
import { LIMITS } from '@parrot/contract/core';
import { change, end, isHandedOver, isInvited, presentIn } from './call.policy.ts';
import type { CallState, Participant } from './call.ts';

const REJOIN_MS = LIMITS.call.rejoinSeconds * 1_000;
const RING_MS = LIMITS.call.ringSeconds * 1_000;

const goneAt = ({ awaySince }: Participant): Date | null =>
  awaySince && new Date(awaySince.getTime() + REJOIN_MS);

const invitedUntil = ({ invitedAt }: Participant): Date => new Date((invitedAt?.getTime() ?? 0) + RING_MS);

const isAttended = (call: CallState): boolean => presentIn(call).some(({ party }) => party === 'agent');

export function expire(call: CallState, now: Date): CallState {
  if (call.status === 'ended') return call;
  const gone = presentIn(call).filter((each) => isDue(goneAt(each), now));
  if (call.status === 'ringing') {
    if (call.ringsUntil <= now) return end(call, 'missed', now);
    return gone.length > 0 ? end(call, 'cancelled', now) : call;
  }
  let after = call;
  for (const { id, party } of gone) {
    const mayLeave = party === 'supervisor' || (party === 'agent' && isHandedOver(call, now));
    if (!mayLeave) return end(call, 'disconnected', now);
    after = change(after, id, { leftAt: now });
  }
  if (!isAttended(after) && after.ringsUntil <= now) return end(after, 'completed', now);
  const participants = after.participants.filter((each) => !(isInvited(each) && invitedUntil(each) <= now));
  return participants.length === after.participants.length ? after : { ...after, participants };
}

/** When `expire` would change the call next; null if it never would. */
export function dueAt(call: CallState, now: Date): Date | null {
  if (call.status === 'ended') return null;
  const times = presentIn(call).map(goneAt);
  const isRinging = call.status === 'ringing' || isHandedOver(call, now) || !isAttended(call);
  if (isRinging) times.push(call.ringsUntil);
  times.push(...call.participants.filter(isInvited).map(invitedUntil));
  const sorted = times.filter((time) => time !== null).sort((one, other) => one.getTime() - other.getTime());
  return sorted[0] ?? null;
}

const isDue = (time: Date | null, now: Date): boolean => time !== null && time <= now;
