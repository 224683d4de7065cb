/** The context of a conversation, composed of the desk, the tickets and the assistant. */
import type { QueueUser } from '@parrot/contract/conversations';
import { ContextPane } from '../../../features/desk/context/context-pane.tsx';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { ConversationAssistant } from './conversation-assistant.tsx';
import { ConversationTicket } from './conversation-ticket.tsx';

export function ConversationContext({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { userSessionId } = session;
  return (
    <ContextPane
      session={session}
      desk={desk}
      ticket={<ConversationTicket key={`ticket ${userSessionId}`} session={session} desk={desk} />}
      assistant={<ConversationAssistant key={`assistant ${userSessionId}`} session={session} desk={desk} />}
    />
  );
}
