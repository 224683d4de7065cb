/** Announces notifications on screen: one toast, however many come at once. */
import { notifications, notificationsStore } from '@mantine/notifications';
import { LIMITS } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import type { TFunction } from 'i18next';
import { NotificationLink } from './notification-link.tsx';
import { notificationTexts } from './notification-texts.ts';
import { addToToast, NOTIFICATION_TOAST } from './notification-toast.ts';

export function showNotificationToast(t: TFunction<'shell'>, notification: Notification): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  const isThere = [...shown, ...queue].some(({ id }) => id === NOTIFICATION_TOAST);
  const count = addToToast(notification.notificationId, isThere);
  const { title, text } = notificationTexts(t, notification);
  const toast = {
    id: NOTIFICATION_TOAST,
    color: 'blue',
    role: 'status',
    title: isThere ? t('bell.news', { count }) : title,
    message: <NotificationLink notification={notification}>{isThere ? title : text}</NotificationLink>,
    autoClose: LIMITS.toastMs,
    closeButtonProps: { 'aria-label': t('dismiss') },
  };
  if (isThere) notifications.update(toast);
  else notifications.show(toast);
}
