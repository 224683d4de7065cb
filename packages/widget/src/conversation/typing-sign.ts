const QUIET_MS = 4_000;

export type TypingSign = { start: () => void; stop: () => void };

/** Notifies once when the visitor starts typing, and once when they stop or send. */
export function startTypingSign(notify: (typing: boolean) => void): TypingSign {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    notify(false);
  };
  return {
    start() {
      if (timer === undefined) notify(true);
      clearTimeout(timer);
      timer = setTimeout(stop, QUIET_MS);
    },
    stop,
  };
}
