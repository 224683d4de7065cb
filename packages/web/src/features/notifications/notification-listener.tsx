/** Receives the server's messages to this user: notifications, changed rights, and the end of the session. */
import type { Notification } from '@parrot/contract/notifications';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadWhenIdle } from '../../shared/browser/load-when-idle.ts';
import { closeBrowserNotifications } from '../../shared/browser/notify-browser.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { endSession, forceLogout } from '../../shared/session/end-session.ts';
import { refreshRights } from '../../shared/session/refresh-rights.ts';
import { changeBell, refreshBell, withNew, withoutOutdated, withRead } from './bell-query.ts';
import { isOpenPage } from './is-open-page.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { hideOutdatedToast } from './notification-toast.ts';

const warn = (error: unknown) =>
  console.warn('notification could not be announced; the bell counts it', error);

async function loadAnnouncing() {
  const [announcing] = await Promise.all([
    import('./announce-notification.ts'),
    loadTexts(['notifications']),
  ]);
  return announcing.announceNotification;
}

export function NotificationListener() {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;
  const goTo = useRef(navigate);
  goTo.current = navigate;

  useEffect(() => {
    let isOver = false;
    // One after the other: what is outdated by now is announced before it is taken back.
    let announced = Promise.resolve();
    const show = async (notification: Notification) => {
      const { link, read } = notification;
      // The desk shows and rings for every waiting visitor itself.
      const path =
        notification.kind === 'person-waiting' ? new URL(link, window.location.origin).pathname : link;
      const isOnScreen = document.visibilityState === 'visible' && isOpenPage(path, here.current);
      // Stored as read: meant for another channel, not for the application.
      const hasToast = !read && !isOnScreen;
      if (!hasToast && !notification.byBrowser) return;
      const announce = await loadAnnouncing();
      if (!isOver) announce(notification, { hasToast, onOpen: () => void goTo.current(link) });
    };
    const stop = listenForNotifications({
      onCreated: ({ notification, unreadCount }) => {
        changeBell((pages) => withNew(pages, notification, unreadCount));
        announced = announced.then(() => show(notification)).catch(warn);
      },
      onRead: ({ notificationIds, unreadCount }) => {
        changeBell((pages) => withRead(pages, notificationIds, unreadCount));
        void announced.then(() => closeBrowserNotifications(notificationIds));
      },
      onRemoved: ({ notificationIds, unreadCount }) => {
        changeBell((pages) => withoutOutdated(pages, notificationIds, unreadCount));
        void announced.then(() => {
          closeBrowserNotifications(notificationIds);
          hideOutdatedToast(notificationIds);
        });
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
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  useEffect(() => loadWhenIdle([loadAnnouncing]), []);

  return null;
}

/**
 * Without a reply the old rights stay on screen; the server enforces the new ones, and the next reconnect
 * fetches again.
 */
function askForRights(): void {
  refreshRights().catch((error: unknown) => console.warn('rights could not be refreshed', error));
}
