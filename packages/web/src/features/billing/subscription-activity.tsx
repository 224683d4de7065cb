import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { MutedText } from '../../shared/ui/query-content.tsx';
import { subscriptionActivityQuery } from './billing-queries.ts';
import classes from './subscription-activity.module.css';

export function SubscriptionActivity() {
  const { t } = useTranslation('billing');
  const activity = useInfiniteQuery(subscriptionActivityQuery);
  if (activity.isError && !activity.data)
    return <LoadFailure error={activity.error} onRetry={() => void activity.refetch()} />;
  const items = activity.data?.pages.flatMap((page) => page.items) ?? [];
  if (activity.data && items.length === 0) return <MutedText>{t('activity.empty')}</MutedText>;
  return (
    <>
      <ul className={classes.list}>
        {items.map(({ at, event, actorName, planName }) => (
          <li key={`${at} ${event}`} className={classes.entry}>
            <span>
              {t(`activity.${event}`, { plan: planName })}
              {actorName && <span className={classes.actor}> {t('activity.by', { name: actorName })}</span>}
            </span>
            <time dateTime={at} className={classes.time}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
      {activity.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {t('activity.more')}
        </Button>
      )}
    </>
  );
}
