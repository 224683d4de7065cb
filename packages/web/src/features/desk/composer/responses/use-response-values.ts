/** The values of variables in the open conversation; loaded while the agent looks for a response. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { texts } from '../../../../shared/i18n/i18n.ts';
import { ticketQuery } from '../../../../shared/tickets/ticket-query.ts';
import { useUserStore } from '../../../../state/user-store.ts';
import { profileQuery } from '../../context/profile/profile-queries.ts';
import { responseValues } from './response-values.ts';

export function useResponseValues(session: QueueUser, enabled: boolean) {
  const { data: profile, isLoading: isProfileLoading } = useQuery({
    ...profileQuery(session.userSessionId),
    enabled,
  });
  const { data: ticket, isLoading: isTicketLoading } = useQuery({
    ...ticketQuery(session.userSessionId),
    enabled,
  });
  const agentName = useUserStore(({ details }) => details?.name ?? '');
  const values = useMemo(
    () =>
      responseValues({ session, profile, ticket, agentName, ownLanguage: texts.language, now: new Date() }),
    [session, profile, ticket, agentName],
  );
  return {
    values,
    fields: useMemo(() => profile?.attributes.map(({ field }) => field) ?? [], [profile]),
    isLoading: isProfileLoading || isTicketLoading,
  };
}
