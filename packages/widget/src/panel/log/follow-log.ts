import type { Thread } from '../../conversation/thread.ts';

const NEAR = 48;

/** Follows new messages, unless the visitor has scrolled up: then it only shows that there are some. */
export function followLog(slot: HTMLElement, onChange: () => void) {
  let last: Thread | undefined;
  let behind = false;
  let away = false;
  let lastTop = 0;

  const toBottom = () => {
    const log = slot.querySelector('.log');
    if (log) {
      log.scrollTop = log.scrollHeight;
      lastTop = log.scrollTop;
    }
    away = false;
    setBehind(false);
  };
  const setBehind = (next: boolean) => {
    if (behind === next) return;
    behind = next;
    onChange();
  };
  // Scroll events do not bubble, but can be captured.
  slot.addEventListener(
    'scroll',
    ({ target }) => {
      const { className, scrollHeight, scrollTop, clientHeight } = target as HTMLElement;
      if (className !== 'log') return;
      // A log that shrinks, as under a keyboard that slides in, has not been scrolled up.
      away = scrollHeight - scrollTop - clientHeight > NEAR && (away || scrollTop < lastTop);
      lastTop = scrollTop;
      if (!away) setBehind(false);
    },
    true,
  );

  const settle = () => {
    if (!away) toBottom();
  };
  // A picture loaded or the composer grew: the end stays in view.
  slot.addEventListener('load', settle, true);
  const resized = new ResizeObserver(settle);

  return {
    behind: () => behind,
    toBottom,
    /** The content grew without a new message. */
    settle,
    drawn(thread: Thread) {
      const log = slot.querySelector('.log');
      if (log) resized.observe(log);
      const was = last;
      last = thread;
      if (was === thread) return;
      const wrote = thread.unsent.length > (was?.unsent.length ?? 0);
      if (!away || wrote) toBottom();
      else if (thread.messages !== was?.messages) setBehind(true);
    },
  };
}
