/** A dialog that is mounted only while it is open: it animates in, and restores the focus when it closes. */
import { useEffect, useState } from 'react';

export function useDialog(): boolean {
  // Read during the render: once the dialog is mounted, the menu that opened it is gone.
  const [origin] = useState(() => whereFrom(document.activeElement));
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    setOpened(true);
    return () => {
      if (origin?.isConnected) origin.focus({ preventScroll: true });
    };
  }, [origin]);
  return opened;
}

/** A menu item disappears with its menu; the button that opened it stays. */
function whereFrom(active: Element | null): HTMLElement | null {
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const origin = opener ? document.getElementById(opener) : active;
  return origin instanceof HTMLElement ? origin : null;
}
