/**
 * The ticket of a conversation: its subject, status, priority and assignee, the visitor's rating, the
 * calls and the comments.
 */
import type { UserSessionId } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTicket } from '../../shared/icons/ticket.ts';
import { CollapsibleSection } from '../../shared/ui/collapsible-section.tsx';
import { MutedText, QueryContent } from '../../shared/ui/query-content.tsx';
import { TicketComments } from './ticket-comments.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { type SubscribeToTickets, useLiveTicket, useTicket } from './use-ticket.ts';

type TicketSectionProps = {
  userSessionId: UserSessionId;
  subscribe: SubscribeToTickets;
  isConnected: boolean;
  rating: ReactNode;
  calls: ReactNode;
};

export function TicketSection({ userSessionId, subscribe, isConnected, rating, calls }: TicketSectionProps) {
  const { t } = useTranslation('desk-context');
  const query = useTicket(userSessionId);
  useLiveTicket(subscribe, isConnected);
  const number = query.data?.number;
  return (
    <CollapsibleSection
      name="ticket"
      icon={IconTicket}
      title={number === undefined ? t('ticket.title') : t('ticket.numbered', { number })}
    >
      <QueryContent query={query}>
        {(ticket) =>
          ticket === null ? (
            <MutedText>{t('ticket.none')}</MutedText>
          ) : (
            <>
              <TicketFields key={ticket.ticketId} ticket={ticket} />
              {rating}
              {calls}
              <TicketComments key={`${ticket.ticketId} comments`} ticket={ticket} />
            </>
          )
        }
      </QueryContent>
    </CollapsibleSection>
  );
}
