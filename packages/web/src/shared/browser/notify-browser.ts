/** Shows a browser notification while the user is in another tab or window. */
type BrowserNotification = { title: string; body: string; tag: string; onOpen?: () => void };

/** The visible notifications by tag. */
const shown = new Map<string, Notification>();

export function notifyBrowser(notification: BrowserNotification): void {
  if (document.visibilityState !== 'visible') showByBrowser(notification);
}

/** Returns whether the browser showed it. */
export function showByBrowser({ title, body, tag, onOpen }: BrowserNotification): boolean {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  try {
    const notification = new Notification(title, { body, tag, icon: '/favicon.svg' });
    shown.set(tag, notification);
    notification.onclose = () => {
      if (shown.get(tag) === notification) shown.delete(tag);
    };
    notification.onclick = () => {
      window.focus();
      onOpen?.();
      notification.close();
    };
    return true;
  } catch (error) {
    // Phone browsers have the API but allow it to service workers only; the bell still shows it.
    console.warn('browser notification could not be shown', error);
    return false;
  }
}

/** Closes notifications that were read elsewhere or are outdated. */
export function closeBrowserNotifications(tags: readonly string[] | 'all'): void {
  for (const tag of tags === 'all' ? [...shown.keys()] : tags) {
    shown.get(tag)?.close();
    shown.delete(tag);
  }
}
