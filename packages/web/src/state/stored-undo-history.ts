/**
 * The undo history of recently edited flows, stored across reloads and cleared with the session. A few apps,
 * bounded in size.
 */
const PREFIX = 'parrot-steps-';
const APPS_KEPT = 4;

export function readUndoHistory(appId: string): string | null {
  return window.localStorage.getItem(PREFIX + appId);
}

/** Not stored if the browser has no space: only undo after a reload is lost. */
export function saveUndoHistory(appId: string, steps: string): void {
  const name = PREFIX + appId;
  try {
    // Rewriting moves the entry to the end; otherwise a key keeps its position.
    window.localStorage.removeItem(name);
    for (const old of storedNames().slice(0, -(APPS_KEPT - 1))) window.localStorage.removeItem(old);
    window.localStorage.setItem(name, steps);
  } catch (error) {
    console.warn('undo history could not be stored', error);
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
