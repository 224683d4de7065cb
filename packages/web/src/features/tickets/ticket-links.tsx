/** Where a ticket was merged into, what was merged into it, and the button that merges it. */
import { Button } from '@mantine/core';
import type { TicketLinks as Links, Ticket } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { IconArrowsJoin2 } from '../../shared/icons/arrows-join-2.ts';
import classes from './ticket-links.module.css';
import { useTicketLinks } from './use-merge.ts';

const MergeDialog = lazyPart('merge-ticket', async () => (await import('./merge-dialog.tsx')).MergeDialog);

export function TicketLinks({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const { data } = useTicketLinks(ticket);
  const [isMerging, setMerging] = useState(false);
  const { mergedInto = null, mergedFrom = [] } = data ?? {};
  return (
    <div className={classes.links}>
      {mergedInto && (
        <p>
          {t('merge.into')} <TicketLink to={mergedInto} />
        </p>
      )}
      {mergedFrom.length > 0 && (
        <p>
          {t('merge.from')}{' '}
          {mergedFrom.map((link) => (
            <TicketLink key={link.ticketId} to={link} />
          ))}
        </p>
      )}
      {ticket.status !== 'closed' && (
        <Button
          className={classes.merge}
          size="compact-xs"
          variant="subtle"
          data-action="merge"
          leftSection={<IconArrowsJoin2 size={14} stroke={1.75} aria-hidden />}
          onClick={() => setMerging(true)}
        >
          {t('merge.open')}
        </Button>
      )}
      {isMerging && <MergeDialog ticket={ticket} onClose={() => setMerging(false)} />}
    </div>
  );
}

const TicketLink = ({ to }: { to: Links['mergedFrom'][number] }) => (
  <Link className={classes.link} to={`/home/desk/chats?session=${to.userSessionId}`}>
    T-{to.number}
  </Link>
);
