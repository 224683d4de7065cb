/** Hears what the server tells this person wherever they are: news, and that the session has ended. */
import type { Notification } from '@parrot/contract/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forceLeave, leave } from '../../shared/session/leave.ts';
import { toast } from '../../shared/toast/toast.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { NotificationLink } from './notification-link.tsx';
import { notifyBrowser } from './notify-browser.ts';

export function NotificationListener() {
  const { t } = useTranslation();
  const navigate = useNavigate();

  useEffect(() => {
    const show = ({ notificationId, kind, values, link }: Notification) => {
      const title = t(`notification.${kind}.title`);
      const body = t(`notification.${kind}.text`, { replace: values });
      toast.failure(<NotificationLink to={link}>{body}</NotificationLink>, { title });
      notifyBrowser({ title, body, tag: notificationId, onOpen: () => void navigate(link) });
    };
    return listenForNotifications({
      onNotification: show,
      onSessionEnded: (reason) => (reason === 'logout' ? void leave('/') : forceLeave()),
    });
  }, [t, navigate]);

  return null;
}
