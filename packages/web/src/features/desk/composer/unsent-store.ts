/**
 * Drafts and outgoing messages per conversation. They survive reloads of this tab until the sign-out; a
 * closing tab leaves unsent messages to the next one.
 */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type Outgoing, type UploadedFile, withOutgoing } from './outgoing-messages.ts';

export type ComposerMode = 'reply' | 'note' | 'whisper';
export type Draft = {
  /** Used by the owner of the conversation. */
  mode: 'reply' | 'note';
  /** Used by agents who don't own the conversation. A new owner starts with a reply. */
  asideMode: 'note' | 'whisper';
  reply: string;
  note: string;
  files: UploadedFile[];
};
export const NO_DRAFT: Draft = { mode: 'reply', asideMode: 'note', reply: '', note: '', files: [] };

type Unsent = {
  /** The user they belong to. */
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

/**
 * Called when an agent opens the desk: drops what another user left in this tab, and takes over what a closed
 * tab left.
 */
export function claimUnsent(ownerId: string): void {
  if (useUnsentStore.getState().ownerId !== ownerId) useUnsentStore.setState({ ...NOTHING, ownerId });
  const left = readLeftBehind();
  window.localStorage.removeItem(LEFT_BEHIND);
  if (left?.ownerId !== ownerId) return;
  for (const [id, items] of Object.entries(left.outgoing))
    updateOutgoing(id as UserSessionId, (current) => items.reduce(withOutgoing, current));
}

/**
 * The tab closes: unsent messages are sent by the next tab with the same msgId, so that they are stored once.
 */
export function leaveUnsentToNextTab(): void {
  const { ownerId, outgoing } = useUnsentStore.getState();
  if (Object.keys(outgoing).length > 0)
    window.localStorage.setItem(LEFT_BEHIND, JSON.stringify({ ownerId, outgoing }));
}

function readLeftBehind(): Pick<Unsent, 'ownerId' | 'outgoing'> | null {
  try {
    return JSON.parse(window.localStorage.getItem(LEFT_BEHIND) ?? 'null');
  } catch (error) {
    console.warn('unsent messages of another tab could not be read', error);
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
