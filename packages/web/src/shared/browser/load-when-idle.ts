/**
 * Loads what the user will probably need next, so that its first use does not wait for the network. It starts
 * once the page has been shown for a while: what is on screen comes first. Returns a function that cancels
 * it.
 */
const SHOWN_MS = 3_000;

export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const start = () => {
    // A part that can't be loaded is reported where it is rendered.
    for (const load of loads) load().catch(() => {});
  };
  let stop = () => {};
  const timer = setTimeout(() => {
    if (!window.requestIdleCallback) return start();
    const id = window.requestIdleCallback(start);
    stop = () => window.cancelIdleCallback(id);
  }, SHOWN_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
