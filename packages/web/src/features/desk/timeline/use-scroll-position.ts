/** Keeps a log scrolled to its end while it grows, or in place while the reader has scrolled up. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_THE_END = 80;

/** `first` and `last` identify the entries at either end; `own` the reader's last message. */
type Ends = { first: number; last: string; own: string | undefined };

export type ScrollPosition = {
  log: RefObject<HTMLDivElement | null>;
  /** The content of the log, with its full height. */
  content: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up. */
  isAway: boolean;
  /** There are new messages below the viewport. */
  hasNewMessages: boolean;
  goToEnd: () => void;
  goToStart: () => void;
};

export function useScrollPosition({ first, last, own }: Ends): ScrollPosition {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** The distance from the end of the log: content added above does not change it. */
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
    // Set by the observer's first call: reading it now would force another layout.
    let size = '';
    const watch = () => {
      // Resizing a window moves the content: that is not scrolling by the reader.
      if (sizeOf() !== size) return;
      fromEnd.current = box.scrollHeight - box.scrollTop;
      isAtEnd.current = fromEnd.current - box.clientHeight < NEAR_THE_END;
      setAway(!isAtEnd.current);
      if (isAtEnd.current) setNewMessages(false);
    };
    // A loaded picture, a translation, a growing composer or a rotated phone must not hide the last message.
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
