import type { NotificationId, UserId } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { defineTopic } from '../../platform/index.ts';

export const notificationStored = defineTopic<{ userId: UserId; notification: Notification }>(
  'notification.stored',
);

/** The reader read these, or newer ones took their place; `all` where they are too many to name. */
export const notificationsSeen = defineTopic<{ userId: UserId; notificationIds: NotificationId[] | 'all' }>(
  'notifications.seen',
);

/** These are no longer true, and were taken out of the reader's list. */
export const notificationsOutdated = defineTopic<{ userId: UserId; notificationIds: NotificationId[] }>(
  'notifications.outdated',
);

/** The reader wants to have it by mail as well. */
export const notificationToMail = defineTopic<{ notificationId: NotificationId }>('notification.toMail');
