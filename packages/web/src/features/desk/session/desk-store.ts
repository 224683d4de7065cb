/** The state that the desk shows. Written by `desk-session.ts` only; screens read it. */
import type { AppId, ConversationId, UserSessionId } from '@parrot/contract/core';
import type { DeskApp, OwnStatus, Viewer } from '@parrot/contract/desk';
import { create } from 'zustand';
import type { Reassignment } from '../conversation/reassignment.ts';
import type { Thread } from '../conversation/thread.ts';
import { DEFAULT_FILTER, type DeskFilter } from '../filters/desk-filter.ts';
import { EMPTY_LISTS, type Queue, type QueueLists } from '../queues/queue-lists.ts';

export type DeskState = {
  socketConnected: boolean;
  /** The connection stopped retrying. */
  connectionGivenUp: boolean;
  /** Too many messages were sent; it reconnects by itself after a while. */
  connectionClosed: boolean;
  agentConnected: boolean;
  /** False until the lists are loaded for the first time. */
  loaded: boolean;
  /** Why the desk could not be loaded or refreshed. */
  failure: unknown;
  appList: { items: DeskApp[]; count: number } | null;
  lists: QueueLists;
  filter: DeskFilter;
  /** The lists are loading with another filter. */
  narrowing: boolean;
  /** The queue that was open last time; null until it is known. */
  lastQueue: Queue | null;
  /** The session of the open conversation. */
  sessionId: UserSessionId | null;
  /** Those that were open until the visitor started the next one. */
  earlierSessionIds: readonly UserSessionId[];
  thread: Thread | null;
  /** Why the open conversation can't be shown. */
  openFailure: unknown;
  /** The open conversation got another owner, and is no longer readable here. */
  left: Reassignment | null;
  /** The session that was open until it was no longer visible to the agent. */
  lostSessionId: UserSessionId | null;
  /** The visitors who are typing. */
  typing: Record<ConversationId, boolean>;
  /** The other agents who have the open conversation open. */
  viewers: { conversationId: ConversationId; others: readonly Viewer[] } | null;
  /** The pages that visitors are on; known of those who wait, and of the open conversation. */
  pages: Record<ConversationId, string>;
  /** The agent's own load and settings; null until they are known. */
  ownDesk: OwnStatus | null;
  /** Whether this desk takes part in a call, and for which app. */
  showVideoCall: boolean;
  roomApp: AppId | null;
};

export const EMPTY_DESK: DeskState = {
  socketConnected: false,
  connectionGivenUp: false,
  connectionClosed: false,
  agentConnected: false,
  loaded: false,
  failure: null,
  appList: null,
  lists: EMPTY_LISTS,
  filter: DEFAULT_FILTER,
  narrowing: false,
  lastQueue: null,
  sessionId: null,
  earlierSessionIds: [],
  thread: null,
  openFailure: null,
  left: null,
  lostSessionId: null,
  typing: {},
  viewers: null,
  pages: {},
  ownDesk: null,
  showVideoCall: false,
  roomApp: null,
};

export const useDeskStore = create<DeskState>()(() => EMPTY_DESK);

/** How the parts of the desk access the store. After the end of a desk, late replies change nothing. */
export type DeskAccess = {
  state: () => DeskState;
  change: (next: Partial<DeskState> | ((desk: DeskState) => Partial<DeskState>)) => void;
};
