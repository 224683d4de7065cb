/** Whether to ask about notifications: only while the browser is undecided, and once per browser. */
const ASKED_KEY = 'parrot-consent-asked';

export const consentUndecided = (): boolean =>
  typeof Notification !== 'undefined' &&
  Notification.permission === 'default' &&
  !window.localStorage.getItem(ASKED_KEY);

export const rememberConsentRequest = (): void => window.localStorage.setItem(ASKED_KEY, 'yes');
