/**
 * Who can reopen a closed conversation: an agent who had it, or a supervisor. Sessions that ended with the
 * bot stay closed.
 */
import type { QueueUser } from '../conversations/conversations.shapes.ts';
import type { UserId } from '../core/ids.ts';

export const mayReopen = (
  { status, agentId, escalatedAgentId }: Pick<QueueUser, 'status' | 'agentId' | 'escalatedAgentId'>,
  reader: { userId: UserId; monitors: boolean },
): boolean =>
  status === 'CLOSED' && (reader.monitors || agentId === reader.userId || escalatedAgentId === reader.userId);
