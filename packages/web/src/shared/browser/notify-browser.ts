/** A notification of the browser itself, for somebody who looks at another tab or window right now. */
type News = { title: string; body: string; tag: string; onOpen?: () => void };

export function notifyBrowser(news: News): void {
  if (document.visibilityState !== 'visible') showByBrowser(news);
}

/** Answers whether the browser took it. */
export function showByBrowser({ title, body, tag, onOpen }: News): boolean {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      onOpen?.();
      shown.close();
    };
    return true;
  } catch (error) {
    // Browsers of phones have the word but let only service workers use it; the bell is there all the same.
    console.warn('This browser shows no notifications', error);
    return false;
  }
}
