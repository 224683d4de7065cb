import type { Notification, NotificationChoices } from '@parrot/contract/notifications';
import type { NotificationRow } from './notifications.tables.ts';

/** `isAway`: listed, but not shown by the browser. */
export const presentNotification = (
  row: NotificationRow,
  choices: NotificationChoices,
  isAway = false,
): Notification => ({
  notificationId: row.id,
  kind: row.kind,
  values: row.details,
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
  byBrowser: choices[row.kind].browser && !isAway,
});
