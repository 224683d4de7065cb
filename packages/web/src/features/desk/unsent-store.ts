/** Drafts and messages on their way, per conversation. They outlive the page and a reload, in this tab, until the sign-out. */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Outgoing } from './outgoing.ts';

type Unsent = {
  /** Whose they are. */
  ownerId: string;
  drafts: Record<UserSessionId, string>;
  outgoing: Record<UserSessionId, Outgoing[]>;
};

const NOTHING: Unsent = { ownerId: '', drafts: {}, outgoing: {} };

export const useUnsentStore = create<Unsent>()(
  persist(() => NOTHING, {
    name: 'parrot-desk-unsent',
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

/** Somebody sits down at the desk: what another person left in this tab is not theirs. */
export function claimUnsent(ownerId: string): void {
  if (useUnsentStore.getState().ownerId !== ownerId) useUnsentStore.setState({ ...NOTHING, ownerId });
}

export function keepDraft(id: UserSessionId, text: string): void {
  useUnsentStore.setState(({ drafts }) => ({ drafts: changed(drafts, id, text === '' ? undefined : text) }));
}

export function keepOutgoing(id: UserSessionId, change: (items: Outgoing[]) => Outgoing[]): void {
  useUnsentStore.setState(({ outgoing }) => {
    const items = change(outgoing[id] ?? []);
    return { outgoing: changed(outgoing, id, items.length === 0 ? undefined : items) };
  });
}

function changed<T>(
  all: Record<UserSessionId, T>,
  id: UserSessionId,
  value: T | undefined,
): Record<UserSessionId, T> {
  const { [id]: _old, ...others } = all;
  return value === undefined ? (others as Record<UserSessionId, T>) : { ...others, [id]: value };
}
