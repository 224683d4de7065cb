/** Runs an action by its button, wherever the desk shows it, so that both do the same. */
const REACH_MS = 3_000;

const find = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-action="${name}"]:not(:disabled):not([data-loading])`);

export const hasButton = (name: string): boolean => find(name) !== null;

export function pressButton(name: string): boolean {
  const button = find(name);
  // A field is opened by a click and used with the keys.
  button?.focus();
  button?.click();
  return button !== null;
}

/** In a pane that may still be loading. */
export function pressButtonSoon(name: string): void {
  if (pressButton(name)) return;
  const watcher = new MutationObserver(() => {
    if (!hasButton(name)) return;
    end();
    pressButton(name);
  });
  const timer = setTimeout(() => end(), REACH_MS);
  const end = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
