/** Receives the server's messages to this user: notifications, changed rights, and the end of the session. */
import type { Notification } from '@parrot/contract/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { closeBrowserNotifications, notifyBrowser } from '../../shared/browser/notify-browser.ts';
import { endSession, forceLogout } from '../../shared/session/end-session.ts';
import { refreshRights } from '../../shared/session/refresh-rights.ts';
import { changeBell, refreshBell, withNew, withoutOutdated, withRead } from './bell-query.ts';
import { isOpenPage } from './is-open-page.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { notificationTexts } from './notification-texts.ts';
import { hideOutdatedToast } from './notification-toast.ts';
import { showNotificationToast } from './show-notification-toast.tsx';

export function NotificationListener() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;
  const goTo = useRef(navigate);
  goTo.current = navigate;

  useEffect(() => {
    const show = (notification: Notification) => {
      const { notificationId, link, read, byBrowser } = notification;
      const { title, text } = notificationTexts(t, notification);
      // The desk shows and rings for every waiting visitor itself.
      const path =
        notification.kind === 'person-waiting' ? new URL(link, window.location.origin).pathname : link;
      const isOnScreen = document.visibilityState === 'visible' && isOpenPage(path, here.current);
      // Stored as read: meant for another channel, not for the application.
      if (!read && !isOnScreen) showNotificationToast(t, notification);
      if (byBrowser)
        notifyBrowser({ title, body: text, tag: notificationId, onOpen: () => void goTo.current(link) });
    };
    return listenForNotifications({
      onCreated: ({ notification, unreadCount }) => {
        changeBell((pages) => withNew(pages, notification, unreadCount));
        show(notification);
      },
      onRead: ({ notificationIds, unreadCount }) => {
        changeBell((pages) => withRead(pages, notificationIds, unreadCount));
        closeBrowserNotifications(notificationIds);
      },
      onRemoved: ({ notificationIds, unreadCount }) => {
        changeBell((pages) => withoutOutdated(pages, notificationIds, unreadCount));
        closeBrowserNotifications(notificationIds);
        hideOutdatedToast(notificationIds);
      },
      onRightsChanged: askForRights,
      onReturn: () => {
        refreshBell();
        askForRights();
      },
      onSessionEnded: ({ reason }) => {
        if (reason === 'logout') void endSession('/');
        else forceLogout(reason === 'reuse' ? 'expired' : reason);
      },
    });
  }, [t]);

  return null;
}

/**
 * Without a reply the old rights stay on screen; the server enforces the new ones, and the next reconnect
 * fetches again.
 */
function askForRights(): void {
  refreshRights().catch((error: unknown) => console.warn('rights could not be refreshed', error));
}
