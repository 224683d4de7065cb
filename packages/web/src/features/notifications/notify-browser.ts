/** A notification of the browser itself, for somebody who looks at another tab or window right now. */
type News = { title: string; body: string; tag: string; onOpen: () => void };

export function notifyBrowser({ title, body, tag, onOpen }: News): void {
  const allowed = typeof Notification !== 'undefined' && Notification.permission === 'granted';
  if (!allowed || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      onOpen();
      shown.close();
    };
  } catch (error) {
    // Browsers of phones have the word but let only service workers use it; the toast is there all the same.
    console.warn('This browser shows no notifications', error);
  }
}
