/** Who has a conversation now. After an escalation that is the one it went to; `agentId` stays who escalated it. */
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
export const isWithPerson = ({ status }: QueueUser): boolean =>
  status === 'ASSIGNED' || status === 'ESCALATED';
/** Nobody has it: whoever comes first can take it. */
export const isUnowned = ({ status }: QueueUser): boolean =>
  status === 'UNASSIGNED' || status === 'INPROGRESS';

/** Whether everybody at the desk of its app may read it, or at least this agent as one of those it is about. */
export const isOpenTo = (session: QueueUser, ownId: string): boolean =>
  !isWithPerson(session) ||
  [session.agentId, session.escalatedAgentId, session.transfer?.toAgentId].some((id) => id === ownId);

export const isOwnedBy = (session: QueueUser, ownId: string): boolean =>
  isWithPerson(session) && ownerOf(session)?.userId === ownId;
