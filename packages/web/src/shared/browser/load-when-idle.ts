/**
 * Loads what the user will probably need next, so that its first use does not wait for the network. It starts
 * once the page has been shown for a while: what is on screen comes first. One part after the other, each when
 * the page is idle again, so that running them never blocks it for long. Returns a function that cancels it.
 */
const SHOWN_MS = 3_000;

export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  let cancelWait = () => {};
  let isCancelled = false;
  const loadFrom = (at: number): void => {
    const load = loads[at];
    if (!load || isCancelled) return;
    // A part that can't be loaded is reported where it is rendered.
    load()
      .catch(() => {})
      .then(() => whenIdle(() => loadFrom(at + 1)));
  };
  const whenIdle = (act: () => void): void => {
    if (isCancelled) return;
    if (window.requestIdleCallback) {
      const id = window.requestIdleCallback(act);
      cancelWait = () => window.cancelIdleCallback(id);
    } else act();
  };
  const timer = setTimeout(() => whenIdle(() => loadFrom(0)), SHOWN_MS);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
    cancelWait();
  };
}
