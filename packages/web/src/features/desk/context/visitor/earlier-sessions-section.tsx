/** Earlier sessions of the visitor; they open read-only. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { VisitorContext } from '@parrot/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';
import { IconHistory } from '../../../../shared/icons/history.ts';
import { CollapsibleSection } from '../../../../shared/ui/collapsible-section.tsx';
import { MutedText, QueryContent } from '../../../../shared/ui/query-content.tsx';
import { RatingStars } from '../../parts/rating-stars.tsx';
import { visitorQuery } from '../context-queries.ts';
import classes from './visitor.module.css';

export function EarlierSessionsSection({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-context');
  const query = useQuery(visitorQuery(session.userSessionId));
  const count = query.data?.earlier.length;
  return (
    <CollapsibleSection
      name="earlier"
      icon={IconHistory}
      title={t('earlier.title')}
      aside={count || undefined}
    >
      <QueryContent query={query} lines={2}>
        {({ earlier }) =>
          earlier.length === 0 ? (
            <MutedText>{t('earlier.none')}</MutedText>
          ) : (
            <ul className={classes.earlier}>
              {earlier.map((one) => (
                <li key={one.userSessionId}>
                  <Earlier of={one} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </CollapsibleSection>
  );
}

function Earlier({ of }: { of: VisitorContext['earlier'][number] }) {
  const { t } = useTranslation('desk-context');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('session', of.userSessionId);
  return (
    <Link className={classes.session} to={`${pathname}?${query}`}>
      <span className={classes.sessionHead}>
        <span className={classes.when}>{formatDateTime(of.endedAt ?? of.startedAt)}</span>
        {of.rating !== null && <RatingStars stars={of.rating} />}
      </span>
      {of.ratingComment && (
        <q className={classes.comment} dir="auto">
          {of.ratingComment}
        </q>
      )}
      {of.lastMessage && <span className={classes.last}>{of.lastMessage.value}</span>}
      <span className={classes.with}>{[of.agentName ?? t('bot'), of.appName].join(' · ')}</span>
    </Link>
  );
}
