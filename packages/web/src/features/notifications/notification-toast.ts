import { notifications } from '@mantine/notifications';
import type { NotificationId } from '@parrot/contract/core';

/** All notifications share one toast. */
export const NOTIFICATION_TOAST = 'news';

/** The notifications behind the visible toast. */
let announced: NotificationId[] = [];

/** Returns the number of notifications behind the toast. */
export function addToToast(id: NotificationId, isAdded: boolean): number {
  announced = isAdded ? [...announced, id] : [id];
  return announced.length;
}

export const hideNotificationToast = (): void => {
  notifications.hide(NOTIFICATION_TOAST);
};

/** Hides the toast once all its notifications are outdated. */
export function hideOutdatedToast(outdated: readonly NotificationId[]): void {
  if (announced.length === 0) return;
  announced = announced.filter((id) => !outdated.includes(id));
  if (announced.length === 0) hideNotificationToast();
}
