/** Who acts on a call: its visitor, or a member at the desk. */
import type { ConversationId, ParticipantId, TenantId, UserId } from '@parrot/contract/core';
import type { Caller } from '../../../platform/index.ts';
import { isPresent, type NewParticipant } from './call.policy.ts';
import type { CallState, Participant } from './call.ts';

export type VisitorActor = {
  party: 'visitor';
  tenantId: TenantId;
  conversationId: ConversationId;
  isVerified: boolean;
};
export type AgentActor = { party: 'agent'; tenantId: TenantId; userId: UserId; name: string };
export type CallActor = VisitorActor | AgentActor;

export const asAgent = ({ tenantId, userId, name }: Caller): AgentActor => ({
  party: 'agent',
  tenantId,
  userId,
  name,
});

/** For everyone else, the call does not exist. */
export function concerns(call: CallState, actor: CallActor): boolean {
  if (actor.party === 'visitor') return call.conversationId === actor.conversationId;
  return call.agentId === actor.userId || call.participants.some(({ userId }) => userId === actor.userId);
}

const isOf = (participant: Participant, actor: CallActor): boolean =>
  actor.party === 'visitor' ? participant.party === 'visitor' : participant.userId === actor.userId;

/** The participant as whom the actor takes part now. */
export const ownParticipant = (call: CallState, actor: CallActor): Participant | undefined =>
  call.participants.find((each) => isPresent(each) && isOf(each, actor));

export const asParticipant = (
  actor: CallActor,
  id: ParticipantId,
  { visitorName }: Pick<CallState, 'visitorName'>,
): NewParticipant =>
  actor.party === 'visitor'
    ? { id, party: 'visitor', userId: null, name: visitorName }
    : { id, party: 'agent', userId: actor.userId, name: actor.name };
