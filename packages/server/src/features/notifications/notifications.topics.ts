import type { NotificationId, UserId } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { defineTopic } from '../../platform/index.ts';

export const notificationStored = defineTopic<{ userId: UserId; notification: Notification }>(
  'notification.stored',
);

/** Read by the recipient or replaced by newer ones; `all` if there are too many to list. */
export const notificationsSeen = defineTopic<{ userId: UserId; notificationIds: NotificationId[] | 'all' }>(
  'notifications.seen',
);

/** No longer valid and removed from the recipient's list. */
export const notificationsOutdated = defineTopic<{ userId: UserId; notificationIds: NotificationId[] }>(
  'notifications.outdated',
);

/** The recipient also wants it by mail. */
export const notificationToMail = defineTopic<{ notificationId: NotificationId }>('notification.toMail');
