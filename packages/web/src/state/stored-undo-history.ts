/** What can be undone in the flows one has drawn lately, kept over reloads and gone with the session. A few apps, a bounded size. */
const PREFIX = 'parrot-steps-';
const APPS_KEPT = 4;

export function readUndoHistory(appId: string): string | null {
  return window.localStorage.getItem(PREFIX + appId);
}

/** Where the browser has no room for it, it is not kept: nothing but an undo after a reload is lost. */
export function saveUndoHistory(appId: string, steps: string): void {
  const name = PREFIX + appId;
  try {
    // Last kept, last in line; a name keeps its place otherwise.
    window.localStorage.removeItem(name);
    for (const old of storedNames().slice(0, -(APPS_KEPT - 1))) window.localStorage.removeItem(old);
    window.localStorage.setItem(name, steps);
  } catch (error) {
    console.warn('The browser has no room for steps to undo', error);
  }
}

export function clearUndoHistory(): void {
  for (const name of storedNames()) window.localStorage.removeItem(name);
}

function storedNames(): string[] {
  const { length } = window.localStorage;
  const names = Array.from({ length }, (_, at) => window.localStorage.key(at) ?? '');
  return names.filter((name) => name.startsWith(PREFIX));
}
