/** What the desk shows. Changed by the parts of `desk-session.ts` alone; screens read it. */
import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import type { DeskApp, OwnStatus } from '@parrot/contract/desk';
import { create } from 'zustand';
import type { Reassignment } from '../conversation/reassignment.ts';
import type { Thread } from '../conversation/thread.ts';
import { DEFAULT_FILTER, type DeskFilter } from '../filters/desk-filter.ts';
import { EMPTY_LISTS, type Queue, type QueueLists } from '../queues/queue-lists.ts';

export type DeskState = {
  socketConnected: boolean;
  /** The line stopped trying by itself. */
  lineGivenUp: boolean;
  /** Too much was sent on it; it comes back by itself after a while. */
  lineCut: boolean;
  agentConnected: boolean;
  /** False until the lists came the first time. */
  loaded: boolean;
  /** Why the desk could not be loaded, or not be brought up to date. */
  failure: unknown;
  appList: { items: DeskApp[]; count: number } | null;
  lists: QueueLists;
  filter: DeskFilter;
  /** The lists are on their way anew, with another filter. */
  narrowing: boolean;
  /** The list the agent looked at last time; null until that is known. */
  lastQueue: Queue | null;
  /** The session whose conversation is open. */
  sessionId: UserSessionId | null;
  thread: Thread | null;
  /** Why the open conversation can't be shown. */
  openFailure: unknown;
  /** The open conversation belongs to somebody else now, and may not be read here any more. */
  left: Reassignment | null;
  /** The session that was open until the agent lost sight of it. */
  lostSessionId: UserSessionId | null;
  /** Which visitors are writing. */
  typing: Record<ConversationId, boolean>;
  /** Which agents are writing in a conversation that is watched here, by name. */
  agentTyping: Record<ConversationId, string | null>;
  /** The agent's own load and settings; null until they are known. */
  ownDesk: OwnStatus | null;
};

export const EMPTY_DESK: DeskState = {
  socketConnected: false,
  lineGivenUp: false,
  lineCut: false,
  agentConnected: false,
  loaded: false,
  failure: null,
  appList: null,
  lists: EMPTY_LISTS,
  filter: DEFAULT_FILTER,
  narrowing: false,
  lastQueue: null,
  sessionId: null,
  thread: null,
  openFailure: null,
  left: null,
  lostSessionId: null,
  typing: {},
  agentTyping: {},
  ownDesk: null,
};

export const useDeskStore = create<DeskState>()(() => EMPTY_DESK);

/** How the parts of the desk reach the store. After the end of a desk its late answers change nothing. */
export type DeskAccess = {
  state: () => DeskState;
  change: (next: Partial<DeskState> | ((desk: DeskState) => Partial<DeskState>)) => void;
};
