/**
 * Browser storage that never blocks the start: a value that takes longer than the timeout counts as absent.
 */
import { LIMITS } from '@parrot/contract/core';
import { createJSONStorage, type PersistStorage, type StateStorage } from 'zustand/middleware';

export function timedStorage(source: StateStorage): StateStorage {
  return {
    getItem: (name) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), LIMITS.persistedStateMs);
      });
      return Promise.race([source.getItem(name), tooLate]).finally(() => clearTimeout(timer));
    },
    setItem: (name, value) => source.setItem(name, value),
    removeItem: (name) => source.removeItem(name),
  };
}

export const browserStorage = <State>(): PersistStorage<State> | undefined =>
  createJSONStorage<State>(() => timedStorage(window.localStorage));
