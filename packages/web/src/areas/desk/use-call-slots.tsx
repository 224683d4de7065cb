/** The call of the open conversation, for the places where its pane shows it. */
import type { QueueUser } from '@parrot/contract/conversations';
import { CallButtons } from '../../features/calls/call-buttons.tsx';
import { CallDock } from '../../features/calls/call-dock.tsx';
import { useStartCall } from '../../features/calls/use-start-call.ts';
import { isOwnedBy } from '../../features/desk/conversation/conversation-owner.ts';
import type { CallSlots } from '../../features/desk/conversation/conversation-pane-props.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';

export function useCallSlots(ownId: string): CallSlots {
  const session: QueueUser | undefined = useDeskStore(({ thread }) => thread?.session);
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  const isMine = session !== undefined && isOwnedBy(session, ownId);
  const { isPossible, start } = useStartCall(session, isMine, isConnected);
  return {
    buttons: isPossible ? <CallButtons onStart={start} /> : null,
    view: session && <CallDock conversationId={session.conversationId} />,
    start: isPossible ? start : null,
  };
}
