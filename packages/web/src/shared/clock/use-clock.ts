/** What one reads from the time, looked at every second. Whoever shows it is drawn anew only where it says something else. */
import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export const useClock = <T extends string | number>(read: (now: number) => T): T =>
  useSyncExternalStore(watch, () => read(Date.now()));

/** One timer for all of them, and none where nobody looks. */
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
