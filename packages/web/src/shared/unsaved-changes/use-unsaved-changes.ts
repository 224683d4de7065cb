/** Registers changes that would be lost by leaving. The guard asks first, however the user leaves. */
import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useStore } from 'zustand';
import {
  leavePrompt,
  promptBeforeLeaving,
  registerChanges,
  type UnsavedChanges,
} from './unsaved-changes-store.ts';

type What = Partial<Omit<UnsavedChanges, 'isDirty'>>;

export function useUnsavedChanges(dirty: boolean | (() => boolean), what: What = {}) {
  const now = useRef({ dirty, what, released: false });
  useEffect(() => {
    now.current = { dirty, what, released: false };
  });
  useEffect(
    () =>
      registerChanges({
        isDirty: () => isDirtyNow(now.current),
        staysAt: (next: Location) => now.current.what.staysAt?.(next) ?? false,
        save: () => now.current.what.save?.() ?? Promise.resolve(false),
        message: () => now.current.what.message?.() ?? '',
      }),
    [],
  );
  const isAsking = useStore(leavePrompt, (state) => state.isAsking);
  /** Saved or discarded changes no longer block, even before the next render. */
  const leave = (then: () => void) => {
    now.current.released = true;
    then();
  };
  return {
    isAsking,
    leave,
    /** Asks if something would be lost. */
    requestLeave(then: () => void) {
      if (!isDirtyNow(now.current)) return leave(then);
      promptBeforeLeaving({ message: '', go: () => leave(then), stay: () => undefined });
    },
  };
}

type Now = { dirty: boolean | (() => boolean); released: boolean };
const isDirtyNow = ({ dirty, released }: Now): boolean =>
  !released && (typeof dirty === 'function' ? dirty() : dirty);
