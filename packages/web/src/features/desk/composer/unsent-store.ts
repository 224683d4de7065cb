/**
 * Drafts and messages on their way, per conversation. They outlive the page and a reload, in this tab, until the
 * sign-out; what a closing tab had not sent yet is left to the next one.
 */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type Outgoing, type UploadedFile, withOutgoing } from './outgoing-messages.ts';

export type ComposerMode = 'reply' | 'note' | 'whisper';
export type Draft = {
  /** What the owner of the conversation writes. */
  mode: 'reply' | 'note';
  /** What somebody writes beside a conversation that is not theirs. Becoming its owner starts with a reply. */
  asideMode: 'note' | 'whisper';
  reply: string;
  note: string;
  files: UploadedFile[];
};
export const NO_DRAFT: Draft = { mode: 'reply', asideMode: 'note', reply: '', note: '', files: [] };

type Unsent = {
  /** Whose they are. */
  ownerId: string;
  drafts: Record<UserSessionId, Draft>;
  outgoing: Record<UserSessionId, Outgoing[]>;
};

const NOTHING: Unsent = { ownerId: '', drafts: {}, outgoing: {} };
const LEFT_BEHIND = 'parrot-desk-left-behind';

export const useUnsentStore = create<Unsent>()(
  persist(() => NOTHING, {
    name: 'parrot-desk-unsent',
    version: 1,
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

/** Somebody sits down at the desk: what another person left in this tab, or a tab that closed, is not theirs. */
export function claimUnsent(ownerId: string): void {
  if (useUnsentStore.getState().ownerId !== ownerId) useUnsentStore.setState({ ...NOTHING, ownerId });
  const left = readLeftBehind();
  window.localStorage.removeItem(LEFT_BEHIND);
  if (left?.ownerId !== ownerId) return;
  for (const [id, items] of Object.entries(left.outgoing))
    updateOutgoing(id as UserSessionId, (current) => items.reduce(withOutgoing, current));
}

/** The tab closes: what is not stored yet goes out from the next tab, under the same number, so that it is stored once. */
export function leaveUnsentToNextTab(): void {
  const { ownerId, outgoing } = useUnsentStore.getState();
  if (Object.keys(outgoing).length > 0)
    window.localStorage.setItem(LEFT_BEHIND, JSON.stringify({ ownerId, outgoing }));
}

function readLeftBehind(): Pick<Unsent, 'ownerId' | 'outgoing'> | null {
  try {
    return JSON.parse(window.localStorage.getItem(LEFT_BEHIND) ?? 'null');
  } catch (error) {
    console.warn('What another tab left could not be read', error);
    return null;
  }
}

export function saveDraft(id: UserSessionId, change: Partial<Draft>): void {
  useUnsentStore.setState(({ drafts }) => {
    const draft = { ...(drafts[id] ?? NO_DRAFT), ...change };
    const isBlank = draft.reply === '' && draft.note === '' && draft.files.length === 0;
    const isUsual = draft.mode === 'reply' && draft.asideMode !== 'whisper';
    return { drafts: changed(drafts, id, isBlank && isUsual ? undefined : draft) };
  });
}

export function updateOutgoing(id: UserSessionId, change: (items: Outgoing[]) => Outgoing[]): void {
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
