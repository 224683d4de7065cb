import type { Notification } from '@parrot/contract/notifications';
import type { NotificationRow } from './notifications.repository.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  notificationId: row.id,
  kind: row.kind,
  values: row.details,
  link: row.link,
  createdAt: row.createdAt.toISOString(),
});
