/** Tells when the end of a list comes into view, so that it can grow before somebody waits for it. */
import { useEffect, useRef } from 'react';

export function useEndInView(wanted: boolean, act: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    // Where a browser can't tell, there is the button.
    if (!wanted || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '120px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted]);

  return end;
}
