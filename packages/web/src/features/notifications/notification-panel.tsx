/** The user's notifications, newest first: opened by the bell. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconBellCheck } from '../../shared/icons/bell-check.ts';
import { IconSettings } from '../../shared/icons/settings.ts';
import { MoreButton } from '../../shared/table/more-button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import classes from './notification-panel.module.css';
import { NotificationRow } from './notification-row.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useBell, useMarkRead } from './use-bell.ts';
import { useEndInView } from './use-end-in-view.ts';

export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { unreadCount } = useBell();
  const markRead = useMarkRead();
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('bell.label')}</h2>
        {unreadCount > 0 && (
          <Button
            variant="subtle"
            size="sm"
            loading={markRead.isPending}
            onClick={() => markRead.mutate('all')}
          >
            {t('bell.readAll')}
          </Button>
        )}
      </div>
      <Notifications onOpen={onClose} />
      <Link to="/home/profile?tab=notifications" className={classes.foot} onClick={onClose}>
        <IconSettings size={16} stroke={1.75} aria-hidden />
        {t('bell.choices')}
      </Link>
    </div>
  );
}

function Notifications({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { query, items } = useBell();
  const { mutate: markRead } = useMarkRead();
  const canGrow = query.hasNextPage && !query.isFetchNextPageError;
  const end = useEndInView(canGrow, () => {
    if (!query.isFetching) void query.fetchNextPage();
  });

  if (query.isPending) return <PanelSkeleton />;
  if (query.isError && items.length === 0)
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<IconBellCheck size={28} stroke={1.75} />}
        title={t('bell.empty')}
        text={t('bell.emptyText')}
      />
    );
  }
  return (
    <div className={classes.scroll}>
      <ul className={classes.list} aria-label={t('bell.list')}>
        {items.map((notification) => (
          <NotificationRow
            key={notification.notificationId}
            notification={notification}
            onOpen={() => {
              if (!notification.read) markRead([notification.notificationId]);
              onOpen();
            }}
          />
        ))}
      </ul>
      <div ref={end} />
      <MoreButton query={query} label={t('bell.more')} />
    </div>
  );
}
