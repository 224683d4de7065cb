/** Shows a new notification as a toast and in the browser, where this user wants it. Loaded with the first one. */
import type { Notification } from '@parrot/contract/notifications';
import { notifyBrowser } from '../../shared/browser/notify-browser.ts';
import { notificationTexts } from './notification-texts.ts';
import { showNotificationToast } from './show-notification-toast.tsx';

type Announcement = { hasToast: boolean; onOpen: () => void };

export function announceNotification(notification: Notification, { hasToast, onOpen }: Announcement): void {
  const { title, text } = notificationTexts(notification);
  if (hasToast) showNotificationToast(notification);
  if (notification.byBrowser) notifyBrowser({ title, body: text, tag: notification.notificationId, onOpen });
}
