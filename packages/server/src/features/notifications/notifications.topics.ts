import type { NotificationId, UserId } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { defineTopic } from '../../platform/index.ts';

export const notificationStored = defineTopic<{ userId: UserId; notification: Notification }>(
  'notification.stored',
);

/** Somebody read these; `all` where they are too many to name. */
export const notificationsSeen = defineTopic<{ userId: UserId; notificationIds: NotificationId[] | 'all' }>(
  'notifications.seen',
);

/** The reader wants to have it by mail as well. */
export const notificationToMail = defineTopic<{ notificationId: NotificationId }>('notification.toMail');
