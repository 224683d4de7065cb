/** Reports when the end of a list becomes visible, so that it can load more in time. */
import { useEffect, useRef } from 'react';

export function useEndInView(wanted: boolean, act: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    // Browsers without support use the button.
    if (!wanted || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '120px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted]);

  return end;
}
