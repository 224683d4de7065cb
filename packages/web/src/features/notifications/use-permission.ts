/**
 * Whether this browser may show notifications, updated when the user changes it in the browser's settings.
 */
import { useCallback, useEffect, useState } from 'react';

export type Permission = NotificationPermission | 'unsupported';

export function usePermission(): { permission: Permission; ask: () => Promise<void> } {
  const [permission, setPermission] = useState(readPermission);
  const refresh = useCallback(() => setPermission(readPermission()), []);

  useEffect(() => {
    let status: PermissionStatus | undefined;
    let stopped = false;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        if (stopped) return;
        status = found;
        status.addEventListener('change', refresh);
      },
      // Not every browser reports changes; then returning to the page does.
      () => {},
    );
    window.addEventListener('focus', refresh);
    return () => {
      stopped = true;
      status?.removeEventListener('change', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [refresh]);

  const ask = useCallback(async () => {
    await Notification.requestPermission();
    refresh();
  }, [refresh]);
  return { permission, ask };
}

const readPermission = (): Permission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
