/** Where the page is, how it gets elsewhere, and who may block that. Both histories work the same way. */
import type { Location, RouteObject } from 'react-router';

export type Target = string | { pathname?: string; search?: string; hash?: string };
export type NavigateOptions = { replace?: boolean; state?: unknown };
type ShouldBlock = (move: { currentLocation: Location; nextLocation: Location }) => boolean;
export type Blocked =
  | { state: 'unblocked' }
  | { state: 'blocked'; location: Location; proceed: () => void; reset: () => void };

export type Entry = { location: Location; index: number };
/** The entries of a tab. `onMove` is called after Back and Forward. */
export type History = {
  read: () => Entry;
  push: (entry: Entry) => void;
  replace: (entry: Entry) => void;
  go: (steps: number) => void;
  onMove: (moved: () => void) => void;
};

export type Router = ReturnType<typeof createRouter>;

const UNBLOCKED: Blocked = { state: 'unblocked' };

export function createRouter(routes: RouteObject[], history: History) {
  let { location, index } = history.read();
  let blocked: Blocked = UNBLOCKED;
  let shouldBlock: ShouldBlock = () => false;
  /** What to do at the next move instead of asking the blocker. */
  let expected: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const arrive = (entry: Entry) => {
    ({ location, index } = entry);
    blocked = UNBLOCKED;
    notify();
  };
  const block = (next: Location, proceed: () => void) => {
    const reset = () => {
      blocked = UNBLOCKED;
      notify();
    };
    blocked = { state: 'blocked', location: next, proceed, reset };
    notify();
  };
  const isBlocked = (next: Location) => shouldBlock({ currentLocation: location, nextLocation: next });

  history.onMove(() => {
    if (expected) {
      const act = expected;
      expected = undefined;
      return act();
    }
    const entry = history.read();
    const steps = entry.index - index;
    if (steps === 0 || !isBlocked(entry.location)) return arrive(entry);
    // The browser has moved already: back to where the user still is, until the blocker lets them go.
    expected = () =>
      block(entry.location, () => {
        expected = () => arrive(entry);
        history.go(steps);
      });
    history.go(-steps);
  });

  return {
    routes,
    get state() {
      return { location };
    },
    get blocked() {
      return blocked;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setBlocker(next: ShouldBlock): void {
      shouldBlock = next;
    },
    async navigate(
      to: Target | number,
      { replace = false, state = null }: NavigateOptions = {},
    ): Promise<void> {
      if (typeof to === 'number') return history.go(to);
      const next = locationOf(resolved(to, location), state);
      const move = () => {
        const entry = { location: next, index: replace ? index : index + 1 };
        history[replace ? 'replace' : 'push'](entry);
        arrive(entry);
      };
      if (isBlocked(next)) block(next, move);
      else move();
    },
  };
}

const pathOf = ({ pathname = '', search = '', hash = '' }: Exclude<Target, string>) =>
  pathname + search + hash;

/** The path of a target, as seen from a location. */
export function resolved(target: Target, from: Location): string {
  const { pathname, search, hash } = new URL(
    typeof target === 'string' ? target : pathOf(target),
    window.location.origin + from.pathname + from.search,
  );
  return pathname + search + hash;
}

function locationOf(path: string, state: unknown = null, key = newKey()): Location {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash, state, key } as Location;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

export function browserHistory(): History {
  const { history } = window;
  type Stored = { usr?: unknown; key?: string; idx?: number } | null;
  const stored = () => history.state as Stored;
  const toStore = ({ location, index }: Entry) => ({ usr: location.state, key: location.key, idx: index });
  if (stored()?.idx === undefined) history.replaceState({ ...stored(), idx: 0 }, '');
  return {
    read: () => ({
      location: locationOf(
        window.location.pathname + window.location.search + window.location.hash,
        stored()?.usr ?? null,
        stored()?.key ?? 'default',
      ),
      index: stored()?.idx ?? 0,
    }),
    push: (entry) => history.pushState(toStore(entry), '', resolved(entry.location, entry.location)),
    replace: (entry) => history.replaceState(toStore(entry), '', resolved(entry.location, entry.location)),
    go: (steps) => history.go(steps),
    onMove: (moved) => window.addEventListener('popstate', moved),
  };
}

/** For tests. */
export function memoryHistory(initialEntries: string[]): History {
  const entries = initialEntries.map((path) => locationOf(path));
  let index = entries.length - 1;
  let moved = () => {};
  return {
    read: () => ({ location: entries[index] ?? locationOf('/'), index }),
    push: (entry) => {
      index = entry.index;
      entries.splice(index, entries.length, entry.location);
    },
    replace: ({ location }) => void entries.splice(index, 1, location),
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
      moved();
    },
    onMove: (listener) => {
      moved = listener;
    },
  };
}
