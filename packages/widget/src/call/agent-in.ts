import type { Call, CallParticipant } from '@parrot/contract/calls';

/** The agent in the call: the one who has the conversation, or the previous one during a transfer. */
export function agentIn<Agent extends CallParticipant = CallParticipant>(
  call: Pick<Call, 'agentId'> | null | undefined,
  participants: readonly Agent[],
): Agent | undefined {
  const agents = participants.filter(({ party }) => party === 'agent');
  return agents.find(({ userId }) => userId === call?.agentId) ?? agents[0];
}
