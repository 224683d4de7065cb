/** The activity log, grouped by day. */
import { Skeleton } from '@mantine/core';
import { DAY_MS, MINUTE_MS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/clock/use-now.ts';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { IconHistory } from '../../shared/icons/history.ts';
import { MoreButton } from '../../shared/table/more-button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ActivityEntry } from './activity-entry.tsx';
import classes from './activity-feed.module.css';
import { groupByDay } from './group-by-day.ts';
import type { useActivity } from './use-activity.ts';

const TICK_MS = MINUTE_MS;

type ActivityFeedProps = { activity: ReturnType<typeof useActivity>; isNarrowed: boolean };

export function ActivityFeed({ activity, isNarrowed }: ActivityFeedProps) {
  const { t } = useTranslation('activity');
  const now = useNow(TICK_MS);
  const items = activity.data?.pages.flatMap((page) => page.items) ?? [];
  const nameOf = (day: Date): string => {
    if (day.toDateString() === now.toDateString()) return t('today');
    const yesterday = new Date(now.getTime() - DAY_MS);
    return day.toDateString() === yesterday.toDateString() ? t('yesterday') : formatDate(day);
  };

  if (activity.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} mb={4} />
        ))}
      </div>
    );
  if (activity.isLoadingError) return <LoadFailure error={activity.error} onRetry={activity.refetch} />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconHistory size={28} stroke={1.75} />}
        title={t(isNarrowed ? 'noMatch.title' : 'empty.title')}
        text={t(isNarrowed ? 'noMatch.text' : 'empty.text')}
      />
    );
  return (
    <div data-stale={activity.isPlaceholderData || undefined} className={classes.feed}>
      {groupByDay(items).map(({ date, items: entries }) => (
        <section key={date.toDateString()} aria-label={nameOf(date)}>
          <h2 className={classes.day}>{nameOf(date)}</h2>
          <ol className={classes.list}>
            {entries.map((entry) => (
              <ActivityEntry key={entry.activityId} activity={entry} />
            ))}
          </ol>
        </section>
      ))}
      <MoreButton query={activity} label={t('showMore')} />
    </div>
  );
}
