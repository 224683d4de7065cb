/** Supervisors in a call: asked in by its agent, they listen first and may then speak. */
import type { CallMedia } from '@parrot/contract/calls';
import { AppError, LIMITS, type ParticipantId, type UserId } from '@parrot/contract/core';
import { change, isInvited, isPresent, requireOpen, requireParticipant } from './call.policy.ts';
import type { CallState, Participant } from './call.ts';

const ofSupervisors = ({ party }: Participant): boolean => party === 'supervisor';

export function invite(
  call: CallState,
  { id, userId, name }: { id: ParticipantId; userId: UserId; name: string },
  now: Date,
): CallState {
  requireOpen(call);
  if (call.status !== 'active')
    throw new AppError('conflict', { message: 'Wait until the call is answered.' });
  const current = call.participants.filter((each) => isPresent(each) || isInvited(each));
  if (current.some((each) => each.userId === userId)) return call;
  if (current.filter(ofSupervisors).length >= LIMITS.call.supervisors)
    throw new AppError('conflict', {
      message: `At most ${LIMITS.call.supervisors} supervisors can join a call.`,
    });
  const invited: Participant = {
    id,
    tenantId: call.tenantId,
    callId: call.id,
    party: 'supervisor',
    userId,
    name,
    isListener: true,
    media: { audio: false, video: false, screen: false },
    invitedAt: now,
    joinedAt: null,
    awaySince: null,
    leftAt: null,
  };
  return { ...call, participants: [...call.participants, invited] };
}

export const invitationOf = (call: CallState, userId: UserId): Participant | undefined =>
  call.participants.find((each) => isInvited(each) && each.userId === userId);

export const removeInvitation = (call: CallState, id: ParticipantId): CallState => ({
  ...call,
  participants: call.participants.filter((each) => each.id !== id),
});

export function speak(call: CallState, id: ParticipantId): CallState {
  requireParticipant(call, id, 'supervisor');
  return change(call, id, { isListener: false });
}

export function setMedia(call: CallState, id: ParticipantId, media: CallMedia): CallState {
  const own = requireParticipant(call, id);
  if (own.isListener && Object.values(media).includes(true))
    throw new AppError('conflict', { message: 'You’re only listening. Select “Start speaking” first.' });
  return change(call, id, { media });
}
