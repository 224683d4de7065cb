/** Keeps a log at its end while it grows, and in its place while somebody reads further up. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_THE_END = 80;

/** `first` and `last` name what stands at either end; `own` what the reader wrote last. */
type Ends = { first: number; last: string; own: string | undefined };

export type ScrollPosition = {
  log: RefObject<HTMLDivElement | null>;
  /** What stands in the log: as large as all of it together. */
  content: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up. */
  isAway: boolean;
  /** Something new stands below, out of sight. */
  hasNewMessages: boolean;
  goToEnd: () => void;
  goToStart: () => void;
};

export function useScrollPosition({ first, last, own }: Ends): ScrollPosition {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** How far the reader is from the end of the log: what is added above them does not change that. */
  const fromEnd = useRef(0);
  const before = useRef({ first, last, own });
  const [isAway, setAway] = useState(false);
  const [hasNewMessages, setNewMessages] = useState(false);

  const goToEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    isAtEnd.current = true;
    setAway(false);
    setNewMessages(false);
  }, []);
  const goToStart = useCallback(() => {
    const box = log.current;
    if (!box) return;
    isAtEnd.current = false;
    box.scrollTop = 0;
    fromEnd.current = box.scrollHeight;
  }, []);

  useEffect(() => {
    const box = log.current;
    if (!box || !content.current) return;
    const sizeOf = () => `${box.clientWidth} ${box.clientHeight}`;
    // Set by the first call of the observer: to read it now would lay out the page once more.
    let size = '';
    const watch = () => {
      // The browser moves things about while a window is resized: nobody has scrolled.
      if (sizeOf() !== size) return;
      fromEnd.current = box.scrollHeight - box.scrollTop;
      isAtEnd.current = fromEnd.current - box.clientHeight < NEAR_THE_END;
      setAway(!isAtEnd.current);
      if (isAtEnd.current) setNewMessages(false);
    };
    // A picture that has come, a translation, a growing composer or a turned phone must not hide the last message.
    const resized = new ResizeObserver(() => {
      size = sizeOf();
      if (isAtEnd.current) goToEnd();
      else fromEnd.current = box.scrollHeight - box.scrollTop;
    });
    box.addEventListener('scroll', watch, { passive: true });
    resized.observe(box);
    resized.observe(content.current);
    return () => {
      box.removeEventListener('scroll', watch);
      resized.disconnect();
    };
  }, [goToEnd]);

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { current } = before;
    if (first < current.first && !isAtEnd.current) box.scrollTop = box.scrollHeight - fromEnd.current;
    else if (isAtEnd.current || (own !== undefined && own !== current.own)) goToEnd();
    else if (last !== current.last) setNewMessages(true);
    fromEnd.current = box.scrollHeight - box.scrollTop;
    before.current = { first, last, own };
  }, [first, last, own, goToEnd]);

  return { log, content, isAway, hasNewMessages, goToEnd, goToStart };
}
