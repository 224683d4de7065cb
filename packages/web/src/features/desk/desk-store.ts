/** What the desk shows. Changed by `desk-session.ts` alone; screens read it. */
import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import type { DeskApp } from '@parrot/contract/desk';
import { create } from 'zustand';
import { EMPTY_LISTS, type QueueLists } from './queue-lists.ts';
import type { Thread } from './thread.ts';

export type DeskState = {
  socketConnected: boolean;
  agentConnected: boolean;
  /** False until the lists came the first time. */
  loaded: boolean;
  appList: { items: DeskApp[]; count: number };
  lists: QueueLists;
  /** The session whose conversation is open. */
  sessionId: UserSessionId | null;
  thread: Thread | null;
  failure: unknown;
  typing: Record<ConversationId, boolean>;
  drafts: Record<UserSessionId, string>;
};

export const EMPTY_DESK: DeskState = {
  socketConnected: false,
  agentConnected: false,
  loaded: false,
  appList: { items: [], count: 0 },
  lists: EMPTY_LISTS,
  sessionId: null,
  thread: null,
  failure: null,
  typing: {},
  drafts: {},
};

export const useDeskStore = create<DeskState>()(() => EMPTY_DESK);
