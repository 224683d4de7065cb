/** Hears what the server tells this person wherever they are: news as toasts, and that the session has ended. */
import type { Notification } from '@parrot/contract/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forceLeave, leave } from '../../shared/session/leave.ts';
import { toast } from '../../shared/toast/toast.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { NotificationLink } from './notification-link.tsx';

export function NotificationListener() {
  const { t } = useTranslation();

  useEffect(() => {
    const show = ({ kind, values, link }: Notification) =>
      toast.failure(
        <NotificationLink to={link}>{t(`notification.${kind}.text`, { replace: values })}</NotificationLink>,
        {
          title: t(`notification.${kind}.title`),
        },
      );
    return listenForNotifications({
      onNotification: show,
      onSessionEnded: (reason) => (reason === 'logout' ? void leave('/') : forceLeave()),
    });
  }, [t]);

  return null;
}
