/** A notification of the browser itself, for somebody who looks at another tab or window right now. */
type BrowserNotification = { title: string; body: string; tag: string; onOpen?: () => void };

/** Those on the screen, by their tags. */
const shown = new Map<string, Notification>();

export function notifyBrowser(notification: BrowserNotification): void {
  if (document.visibilityState !== 'visible') showByBrowser(notification);
}

/** Answers whether the browser took it. */
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
    // Browsers of phones have the word but let only service workers use it; the bell is there all the same.
    console.warn('This browser shows no notifications', error);
    return false;
  }
}

/** Takes back what was read elsewhere or is no longer true. */
export function closeBrowserNotifications(tags: readonly string[] | 'all'): void {
  for (const tag of tags === 'all' ? [...shown.keys()] : tags) {
    shown.get(tag)?.close();
    shown.delete(tag);
  }
}
