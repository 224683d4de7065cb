/** Announces notifications on screen: one toast, however many come at once. */
import { notifications, notificationsStore } from '@mantine/notifications';
import { LIMITS } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { texts } from '../../shared/i18n/i18n.ts';
import { NotificationLink } from './notification-link.tsx';
import { notificationTexts } from './notification-texts.ts';
import { addToToast, NOTIFICATION_TOAST } from './notification-toast.ts';

export function showNotificationToast(notification: Notification): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  const isThere = [...shown, ...queue].some(({ id }) => id === NOTIFICATION_TOAST);
  const count = addToToast(notification.notificationId, isThere);
  const { title, text } = notificationTexts(notification);
  const toast = {
    id: NOTIFICATION_TOAST,
    color: 'blue',
    role: 'status',
    title: isThere ? texts.t('shell:bell.news', { count }) : title,
    message: <NotificationLink notification={notification}>{isThere ? title : text}</NotificationLink>,
    autoClose: LIMITS.toastMs,
    closeButtonProps: { 'aria-label': texts.t('shell:dismiss') },
  };
  if (isThere) notifications.update(toast);
  else notifications.show(toast);
}
