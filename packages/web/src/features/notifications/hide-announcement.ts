import { notifications } from '@mantine/notifications';

/** The one toast that news share. */
export const NEWS_TOAST = 'news';

export const hideAnnouncement = (): void => {
  notifications.hide(NEWS_TOAST);
};
