/** What the conversation is about, how urgent it is, and what colleagues say of it. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { IconTicket } from '../../shared/icons/ticket.ts';
import { Section } from '../../shared/ui/collapsible-section.tsx';
import { Loaded, Quiet } from '../../shared/ui/query-content.tsx';
import { SessionRating } from '../desk/parts/session-rating.tsx';
import type { DeskSession } from '../desk/session/desk-session.ts';
import { useDeskStore } from '../desk/session/desk-store.ts';
import { TicketComments } from './ticket-comments.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { useLiveTicket, useTicket } from './use-ticket.ts';

export function TicketSection({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  const query = useTicket(session.userSessionId);
  useLiveTicket(desk, isConnected);
  const number = query.data?.number;
  return (
    <Section
      name="ticket"
      icon={IconTicket}
      title={number === undefined ? t('ticket.title') : t('ticket.numbered', { number })}
    >
      <Loaded query={query}>
        {(ticket) =>
          ticket === null ? (
            <Quiet>{t('ticket.none')}</Quiet>
          ) : (
            <>
              <TicketFields key={ticket.ticketId} ticket={ticket} />
              <SessionRating of={session} whole />
              <TicketComments key={`${ticket.ticketId} comments`} ticket={ticket} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
