/** For supervisors: targets that were missed. The address holds the filters. */
import type { Breach } from '@parrot/contract/tickets';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ConnectionBanner } from '../../features/desk/connection/connection-banner.tsx';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { BreachList } from '../../features/tickets/breaches/breach-list.tsx';
import { readBreachQuery, writeBreachQuery } from '../../features/tickets/breaches/breach-query.ts';
import { useQueryChange } from '../../shared/browser/use-query-change.ts';
import classes from './tickets-page.module.css';
import { useDesk } from './use-desk.ts';

export default function BreachesPage() {
  const { t } = useTranslation('breaches');
  const desk = useDesk();
  return (
    <>
      <title>{t('pageTitle', { ns: 'shell', page: t('title') })}</title>
      {desk && <Breaches desk={desk} />}
    </>
  );
}

/** The supervisor stays connected to the desk here: their conversations are not released. */
function Breaches({ desk }: { desk: DeskSession }) {
  const { t } = useTranslation('breaches');
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const navigate = useNavigate();
  const wanted = useMemo(() => readBreachQuery(query), [query]);
  const open = ({ userSessionId }: Breach) => navigate(`/home/desk/chats?session=${userSessionId}&details`);
  return (
    <div className={classes.page} data-scroller>
      <ConnectionBanner onTryAgain={desk.tryAgain} />
      <div className={classes.content}>
        <div className={classes.titleBar}>
          <h1 className={classes.title}>{t('title')}</h1>
          <Link className={classes.link} to="/home/desk/tickets">
            {t('toTickets')}
          </Link>
        </div>
        <BreachList
          wanted={wanted}
          onChange={(change) =>
            changeQuery((next) => writeBreachQuery(next, { ...readBreachQuery(next), ...change }), {
              replace: true,
            })
          }
          onOpen={open}
        />
      </div>
    </div>
  );
}
