/** The ticket of the open conversation, updated through the desk's connection. */
import type { QueueUser } from '@parrot/contract/conversations';
import { ticketChanged } from '@parrot/contract/tickets';
import { useCallback } from 'react';
import { SessionCalls } from '../../../features/desk/parts/session-calls.tsx';
import { SessionRating } from '../../../features/desk/parts/session-rating.tsx';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { ConversationTags } from '../../../features/tags/conversation-tags.tsx';
import { TicketSection } from '../../../features/tickets/ticket-section.tsx';
import type { SubscribeToTickets } from '../../../features/tickets/use-ticket.ts';

export function ConversationTicket({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  const subscribe = useCallback<SubscribeToTickets>(
    (listener) => desk.subscribe(ticketChanged, listener),
    [desk],
  );
  return (
    <TicketSection
      userSessionId={session.userSessionId}
      subscribe={subscribe}
      isConnected={isConnected}
      rating={<SessionRating of={session} whole />}
      tags={<ConversationTags userSessionId={session.userSessionId} />}
      calls={<SessionCalls userSessionId={session.userSessionId} />}
    />
  );
}
