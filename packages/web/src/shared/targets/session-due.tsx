/** When the ticket of a conversation is due. Nothing for a conversation with the bot, or one that has ended. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useSessionDue } from './session-dues.ts';

// Workspaces without targets don't need it.
const DueTimer = lazyPart('due-timer', async () => (await import('./due-timer.tsx')).DueTimer);

type Of = Pick<QueueUser, 'userSessionId' | 'status'>;

export const SessionDueTimer = ({ session: { userSessionId, status } }: { session: Of }) =>
  status === 'UNASSIGNED' || status === 'ASSIGNED' || status === 'ESCALATED' ? (
    <Timer userSessionId={userSessionId} />
  ) : null;

function Timer({ userSessionId }: { userSessionId: UserSessionId }) {
  const due = useSessionDue(userSessionId);
  return due && <DueTimer due={due} />;
}
