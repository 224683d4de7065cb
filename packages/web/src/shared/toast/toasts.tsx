/** Where toasts appear: loaded with the first one, or when the page is idle. */
import { type NotificationsProps, notificationsStore } from '@mantine/notifications';
import { LIMITS } from '@parrot/contract/core';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import { loadWhenIdle } from '../browser/load-when-idle.ts';

const loadContainer = async () => (await import('./toast-container.tsx')).ToastContainer;
const ToastContainer = lazyPart<NotificationsProps>('toasts', loadContainer);

let hasShown = false;

function subscribe(onChange: () => void): () => void {
  return notificationsStore.subscribe(onChange);
}

/** Stays true, so that the last toast can fade out. */
function isNeeded(): boolean {
  const { notifications, queue } = notificationsStore.getState();
  hasShown ||= notifications.length + queue.length > 0;
  return hasShown;
}

export function Toasts() {
  const needed = useSyncExternalStore(subscribe, isNeeded);
  useEffect(() => loadWhenIdle([loadContainer]), []);
  return needed && <ToastContainer position="top-right" autoClose={LIMITS.toastMs} />;
}
