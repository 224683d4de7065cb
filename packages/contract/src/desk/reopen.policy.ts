/** Who may open a closed conversation again: an agent who had it, or a supervisor. What ended with the bot stays ended. */
import type { QueueUser } from '../conversations/conversations.shapes.ts';
import type { UserId } from '../core/ids.ts';

export const mayReopen = (
  { status, agentId, escalatedAgentId }: Pick<QueueUser, 'status' | 'agentId' | 'escalatedAgentId'>,
  reader: { userId: UserId; monitors: boolean },
): boolean =>
  status === 'CLOSED' && (reader.monitors || agentId === reader.userId || escalatedAgentId === reader.userId);
