/** A value with listeners, as `useSyncExternalStore` expects it. */
export type Store<State> = {
  getSnapshot: () => State;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  change: (next: Partial<State>) => void;
};

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
  };
}
