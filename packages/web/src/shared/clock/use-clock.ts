/** A value derived from the time every second. The component renders only when the value changes. */
import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export const useClock = <T extends string | number>(read: (now: number) => T): T =>
  useSyncExternalStore(watch, () => read(Date.now()));

/** One timer for all, and none without components. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(() => {
    for (const notify of watchers) notify();
  }, 1_000);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
