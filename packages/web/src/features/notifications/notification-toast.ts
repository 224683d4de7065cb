import { notifications } from '@mantine/notifications';
import type { NotificationId } from '@parrot/contract/core';

/** The one toast that notifications share. */
export const NOTIFICATION_TOAST = 'news';

/** The notifications that the toast on the screen stands for. */
let announced: NotificationId[] = [];

/** Answers how many the toast stands for now. */
export function addToToast(id: NotificationId, isAdded: boolean): number {
  announced = isAdded ? [...announced, id] : [id];
  return announced.length;
}

export const hideNotificationToast = (): void => {
  notifications.hide(NOTIFICATION_TOAST);
};

/** Hides the toast once nothing it stands for is true any longer. */
export function hideOutdatedToast(outdated: readonly NotificationId[]): void {
  if (announced.length === 0) return;
  announced = announced.filter((id) => !outdated.includes(id));
  if (announced.length === 0) hideNotificationToast();
}
