/**
 * Shows the call on the whole screen. The page is what becomes full screen, so that menus and dialogs stay
 * visible; browsers that can't (iPhones) fill the page.
 */
import { useEffect, useState } from 'react';

export function useFullScreen(): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const page = document.documentElement;
    if (document.fullscreenEnabled)
      page.requestFullscreen().catch((error: unknown) => console.warn('full screen was refused', error));
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKeyDown);
      if (document.fullscreenElement)
        document
          .exitFullscreen()
          .catch((error: unknown) => console.warn('full screen could not be left', error));
    };
  }, [isFull]);
  return { isFull, toggle: () => setFull((before) => !before) };
}
