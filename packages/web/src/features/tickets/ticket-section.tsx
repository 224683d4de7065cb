/**
 * The ticket of a conversation: its subject, status, priority and assignee, the visitor's rating, the
 * calls and the comments. Its tags are those of the conversation, which may have no ticket yet.
 */
import type { UserSessionId } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTicket } from '../../shared/icons/ticket.ts';
import { CollapsibleSection } from '../../shared/ui/collapsible-section.tsx';
import { MutedText, QueryContent } from '../../shared/ui/query-content.tsx';
import { OwnFields } from './fields/own-fields.tsx';
import { TicketComments } from './ticket-comments.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { TicketLinks } from './ticket-links.tsx';
import { TicketTargets } from './ticket-targets.tsx';
import { type SubscribeToTickets, useLiveTicket, useTicket } from './use-ticket.ts';

type TicketSectionProps = {
  userSessionId: UserSessionId;
  subscribe: SubscribeToTickets;
  isConnected: boolean;
  rating: ReactNode;
  calls: ReactNode;
  tags: ReactNode;
};

export function TicketSection(props: TicketSectionProps) {
  const { userSessionId, subscribe, isConnected, rating, calls, tags } = props;
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
      {tags}
      <QueryContent query={query}>
        {(ticket) =>
          ticket === null ? (
            <MutedText>{t('ticket.none')}</MutedText>
          ) : (
            <>
              <TicketFields key={ticket.ticketId} ticket={ticket} />
              <TicketTargets targets={ticket.targets} />
              <OwnFields key={`${ticket.ticketId} own fields`} ticket={ticket} />
              <TicketLinks key={`${ticket.ticketId} links`} ticket={ticket} />
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
