/** Keeps a log at its end while it grows, and in its place while somebody reads further up. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_THE_END = 80;

/** `first` and `last` name what stands at either end; `own` what the reader wrote last. */
type Ends = { first: number; last: string; own: string | undefined };

export function useStayAtEnd({ first, last, own }: Ends): {
  log: RefObject<HTMLDivElement | null>;
  /** Something new stands below, out of sight. */
  isAway: boolean;
  goToEnd: () => void;
} {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ first, last, own, height: 0 });
  const [isAway, setAway] = useState(false);

  const goToEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    isAtEnd.current = true;
    setAway(false);
  }, []);

  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const sizeOf = () => `${box.clientWidth} ${box.clientHeight}`;
    // Told by the first look of the observer: to ask now would have the page laid out once more.
    let size = '';
    const stay = () => isAtEnd.current && goToEnd();
    const watch = () => {
      // The browser moves things about while a window is resized: nobody has scrolled.
      if (sizeOf() !== size) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
      if (isAtEnd.current) setAway(false);
    };
    // A growing composer or a turned phone must not hide the last words.
    const resized = new ResizeObserver(() => {
      size = sizeOf();
      stay();
    });
    // Neither must a translation that is longer than what was there before.
    const reworded = new MutationObserver(stay);
    box.addEventListener('scroll', watch, { passive: true });
    resized.observe(box);
    reworded.observe(box, { childList: true, characterData: true, subtree: true });
    return () => {
      box.removeEventListener('scroll', watch);
      resized.disconnect();
      reworded.disconnect();
    };
  }, [goToEnd]);

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { current } = before;
    if (first < current.first) box.scrollTop += box.scrollHeight - current.height;
    else if (isAtEnd.current || (own !== undefined && own !== current.own)) goToEnd();
    else if (last !== current.last) setAway(true);
    before.current = { first, last, own, height: box.scrollHeight };
  }, [first, last, own, goToEnd]);

  return { log, isAway, goToEnd };
}
