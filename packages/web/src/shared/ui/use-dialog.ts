/** A dialog that is drawn only while it is wanted: it comes in with its motion, and gives the focus back as it goes. */
import { useEffect, useState } from 'react';

export function useDialog(): boolean {
  // Looked up while drawing: once this is on the page, the menu that it was opened from is gone.
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

/** An entry of a menu goes with the menu; the button that opened it stays. */
function whereFrom(active: Element | null): HTMLElement | null {
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const origin = opener ? document.getElementById(opener) : active;
  return origin instanceof HTMLElement ? origin : null;
}
