/**
 * Drafts and outgoing messages per conversation. They survive reloads of this tab until the sign-out; a
 * closing tab leaves unsent messages to the next one.
 */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Mention } from '../../../shared/mentions/mentions.ts';
import { type Outgoing, type UploadedFile, withOutgoing } from './outgoing-messages.ts';
import type { PlannedAction, PlannedRun } from './responses/planned-actions.ts';

export type ComposerMode = 'reply' | 'note' | 'whisper' | 'bot';
export type Draft = {
  /** Used by the owner of the conversation. */
  mode: 'reply' | 'note';
  /** Used by agents who don't own the conversation. A new owner starts with a reply. */
  asideMode: 'note' | 'whisper' | 'bot';
  reply: string;
  note: string;
  /** Agents that were picked for the mentions of the note. */
  picked?: Mention[];
  /** What the bot is to answer next, and the id of the whisper that it replaces. */
  whisper?: string;
  whisperInstead?: string | null;
  files: UploadedFile[];
  /** Of the responses that were inserted. */
  actions?: PlannedAction[];
  /** The last message when the reply was begun, or when the agent was asked about later ones. */
  replySince?: number | undefined;
};
export const NO_DRAFT: Draft = {
  mode: 'reply',
  asideMode: 'note',
  reply: '',
  note: '',
  files: [],
  actions: [],
};

/** A note that is being saved, or could not be saved. */
export type SentNote = {
  clientId: string;
  value: string;
  whisper: boolean;
  picked?: Mention[];
  isSaving: boolean;
  /** More was typed while it was being saved. */
  isFollowed: boolean;
};

type Unsent = {
  /** The user they belong to. */
  ownerId: string;
  drafts: Record<UserSessionId, Draft>;
  outgoing: Record<UserSessionId, Outgoing[]>;
  /** Actions of responses whose reply is stored, until the server has run them. */
  runs: Record<UserSessionId, PlannedRun[]>;
  /** The last note of each conversation until it is stored. */
  notes: Record<UserSessionId, SentNote>;
};

const NOTHING: Unsent = { ownerId: '', drafts: {}, outgoing: {}, runs: {}, notes: {} };
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
 * tab or an earlier page left.
 */
export function claimUnsent(ownerId: string): void {
  if (useUnsentStore.getState().ownerId !== ownerId) useUnsentStore.setState({ ...NOTHING, ownerId });
  for (const [id, { clientId }] of Object.entries(useUnsentStore.getState().notes))
    restoreNote(id as UserSessionId, clientId);
  const left = readLeftBehind();
  window.localStorage.removeItem(LEFT_BEHIND);
  if (left?.ownerId !== ownerId) return;
  for (const [id, items] of Object.entries(left.outgoing))
    updateOutgoing(id as UserSessionId, (current) => items.reduce(withOutgoing, current));
  for (const [id, runs] of Object.entries(left.runs ?? {}))
    updateRuns(id as UserSessionId, (current) => [
      ...current,
      ...runs.filter(({ msgId }) => !current.some((run) => run.msgId === msgId)),
    ]);
}

/**
 * The tab closes: unsent messages are sent by the next tab with the same msgId, so that they are stored once.
 */
export function leaveUnsentToNextTab(): void {
  const { ownerId, outgoing, runs } = useUnsentStore.getState();
  if (Object.keys(outgoing).length + Object.keys(runs).length > 0)
    window.localStorage.setItem(LEFT_BEHIND, JSON.stringify({ ownerId, outgoing, runs }));
}

type LeftBehind = Pick<Unsent, 'ownerId' | 'outgoing'> & Partial<Pick<Unsent, 'runs'>>;

function readLeftBehind(): LeftBehind | null {
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
    const isBlank =
      draft.reply === '' &&
      draft.note === '' &&
      !draft.whisper &&
      draft.files.length === 0 &&
      !draft.actions?.length;
    const isUsual = draft.mode === 'reply' && draft.asideMode === 'note';
    return { drafts: changed(drafts, id, isBlank && isUsual ? undefined : draft) };
  });
}

export function updateNote(id: UserSessionId, change: (note?: SentNote) => SentNote | undefined): void {
  useUnsentStore.setState(({ notes }) => ({ notes: changed(notes, id, change(notes[id])) }));
}

/** A note that could not be saved becomes the draft again, before what was typed since. */
export function restoreNote(id: UserSessionId, clientId: string): void {
  const { notes, drafts } = useUnsentStore.getState();
  const note = notes[id];
  if (note?.clientId !== clientId || !note.isSaving) return;
  updateNote(id, () => ({ ...note, isSaving: false }));
  saveDraft(id, {
    note: [note.value, drafts[id]?.note ?? ''].filter(Boolean).join('\n'),
    picked: [...(note.picked ?? []), ...(drafts[id]?.picked ?? [])],
  });
}

export function updateOutgoing(id: UserSessionId, change: (items: Outgoing[]) => Outgoing[]): void {
  useUnsentStore.setState(({ outgoing }) => {
    const items = change(outgoing[id] ?? []);
    return { outgoing: changed(outgoing, id, items.length === 0 ? undefined : items) };
  });
}

export function updateRuns(id: UserSessionId, change: (runs: PlannedRun[]) => PlannedRun[]): void {
  useUnsentStore.setState(({ runs }) => {
    const items = change(runs[id] ?? []);
    return { runs: changed(runs, id, items.length === 0 ? undefined : items) };
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
