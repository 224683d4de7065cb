/** The calls of the connected desk, for views on any page. Null while no desk is connected. */
import { type CallState, NO_CALL } from '@parrot/call-client';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { DeskCalls } from './desk-calls.ts';

export const useCallsStore = create<{ calls: DeskCalls | null }>()(() => ({ calls: null }));

export const useCalls = (): DeskCalls | null => useCallsStore(({ calls }) => calls);

const ignore = () => () => {};

/** A part of the call's state. `select` must return the same object for the same state. */
export function useCallState<Part>(select: (state: CallState) => Part): Part {
  const calls = useCalls();
  const read = () => select(calls?.getSnapshot() ?? NO_CALL);
  return useSyncExternalStore(calls?.subscribe ?? ignore, read);
}

/** Whether this agent takes part in a call, or is about to. */
export const useIsInCall = (): boolean => useCallState(({ phase }) => phase !== 'idle' && phase !== 'ended');
