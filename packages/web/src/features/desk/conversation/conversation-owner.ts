/**
 * The owner of a conversation. After an escalation it is the agent it went to; `agentId` is still who
 * escalated it.
 */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';

type Owner = { userId: UserId; name: string };

export function ownerOf(session: QueueUser): Owner | null {
  const isEscalated = session.status === 'ESCALATED';
  const id = isEscalated ? session.escalatedAgentId : session.agentId;
  return id
    ? { userId: id, name: (isEscalated ? session.escalatedAgentName : session.agentName) ?? '' }
    : null;
}

export const isLive = ({ status }: QueueUser): boolean => status !== 'CLOSED' && status !== 'COMPLETED';
export const isWithAgent = ({ status }: QueueUser): boolean =>
  status === 'ASSIGNED' || status === 'ESCALATED';
/** Without an owner: any agent can take it. */
export const isUnowned = ({ status }: QueueUser): boolean =>
  status === 'UNASSIGNED' || status === 'INPROGRESS';

/** The bot has it and answers, so an agent who reads along can whisper to it. */
export const isAnsweredByBot = ({ status, overLimit }: QueueUser): boolean =>
  status === 'INPROGRESS' && !overLimit;

/** Whether all agents of its app may read it, or at least this agent as one of those involved. */
export const isOpenTo = (session: QueueUser, ownId: string): boolean =>
  !isWithAgent(session) ||
  [session.agentId, session.escalatedAgentId, session.transfer?.toAgentId].some((id) => id === ownId);

export const isOwnedBy = (session: QueueUser, ownId: string): boolean =>
  isWithAgent(session) && ownerOf(session)?.userId === ownId;
