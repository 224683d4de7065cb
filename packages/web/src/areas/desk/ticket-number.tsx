/** The number of the conversation's ticket; a click copies it as a link. */
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { useTicket } from '../../features/tickets/use-ticket.ts';
import { copyLink } from './actions/copy-link.ts';
import classes from './desk-bar.module.css';

export function TicketNumber() {
  const id = useDeskStore(({ thread }) => thread?.session.userSessionId);
  return id ? <CopyTicketLink key={id} id={id} /> : null;
}

function CopyTicketLink({ id }: { id: Parameters<typeof useTicket>[0] }) {
  const { t } = useTranslation('desk');
  const number = useTicket(id).data?.number;
  if (number === undefined) return null;
  const label = t('link.copy', { number });
  return (
    <UnstyledButton
      className={classes.ticket}
      aria-label={label}
      aria-keyshortcuts="Y"
      title={`${label} (Y)`}
      onClick={() => void copyLink(id, number)}
    >
      T-{number}
    </UnstyledButton>
  );
}
