import type { Notification } from '@parrot/contract/notifications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './notification-link.module.css';
import { hideNotificationToast } from './notification-toast.ts';
import { useMarkRead } from './use-bell.ts';

type NotificationLinkProps = { notification: Notification; children: ReactNode };

/** The text of a notification as a link to its subject; following it marks it as read. */
export function NotificationLink({ notification, children }: NotificationLinkProps) {
  const { t } = useTranslation();
  const { mutate: markRead } = useMarkRead();
  const open = () => {
    hideNotificationToast();
    markRead([notification.notificationId]);
  };
  return (
    <>
      {children}{' '}
      <Link to={notification.link} className={classes.link} onClick={open}>
        {t('open')}
      </Link>
    </>
  );
}
