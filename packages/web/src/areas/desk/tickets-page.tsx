/** All tickets that the agent may see. The address holds the filters; a ticket opens in its conversation. */
import type { TicketRow } from '@parrot/contract/tickets';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ConnectionBanner } from '../../features/desk/connection/connection-banner.tsx';
import { useCanMonitor } from '../../features/desk/parts/use-can-monitor.ts';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { TicketList } from '../../features/tickets/list/ticket-list.tsx';
import { readTicketQuery, writeTicketQuery } from '../../features/tickets/list/ticket-query.ts';
import { useQueryChange } from '../../shared/browser/use-query-change.ts';
import classes from './tickets-page.module.css';
import { useDesk } from './use-desk.ts';
import { useLiveTags } from './use-live-tags.ts';

export default function TicketsPage() {
  const { t } = useTranslation('tickets');
  const desk = useDesk();
  return (
    <>
      <title>{t('pageTitle', { ns: 'shell', page: t('list.title') })}</title>
      {desk && <Tickets desk={desk} />}
    </>
  );
}

/** The agent stays connected to the desk here: their conversations are not released. */
function Tickets({ desk }: { desk: DeskSession }) {
  const { t } = useTranslation(['tickets', 'targets']);
  const isSupervisor = useCanMonitor();
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const navigate = useNavigate();
  const wanted = useMemo(() => readTicketQuery(query), [query]);
  useLiveTags(desk);
  const open = ({ userSessionId }: TicketRow) =>
    navigate(`/home/desk/chats?session=${userSessionId}&details`);
  return (
    <div className={classes.page} data-scroller>
      <ConnectionBanner onTryAgain={desk.tryAgain} />
      <div className={classes.content}>
        <div className={classes.titleBar}>
          <h1 className={classes.title}>{t('list.title')}</h1>
          {isSupervisor && (
            <Link className={classes.link} to="/home/desk/tickets/breaches">
              {t('toBreaches', { ns: 'targets' })}
            </Link>
          )}
        </div>
        <TicketList
          wanted={wanted}
          onChange={(change) =>
            changeQuery((next) => writeTicketQuery(next, { ...readTicketQuery(next), ...change }), {
              replace: true,
            })
          }
          onOpen={open}
        />
      </div>
    </div>
  );
}
