/**
 * The open conversation: loaded when it is opened, after a reconnect, and where a sequence number is missing.
 */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { LIMITS, type UserSessionId } from '@parrot/contract/core';
import { leaveConversation, type Note, openConversation, readConversation } from '@parrot/contract/desk';
import { ApiError } from '../../../shared/http/api-error.ts';
import { saveDraft } from '../composer/unsent-store.ts';
import type { DeskSocket } from '../connection/desk-socket.ts';
import type { DeskAccess } from '../session/desk-store.ts';
import { isOpenTo, isOwnedBy } from './conversation-owner.ts';
import { moveDraft } from './move-draft.ts';
import type { Reassignment } from './reassignment.ts';
import {
  firstSeqOf,
  hasLaterSession,
  lastSeqOf,
  leavesGap,
  mergeMessages,
  mergeNotes,
  type Thread,
  withChanged,
  withRead,
  withSession,
} from './thread.ts';

/** The number of messages loaded before a searched one. */
const AROUND = 10;
/** The number of messages loaded per scroll upwards. */
const EARLIER_PAGE = 50;

type Parts = DeskAccess & {
  socket: DeskSocket;
  ownId: string;
  onStored: (messages: readonly Message[]) => void;
};
type MessageRange = { afterSeq?: number; beforeSeq?: number; limit?: number };

export function createOpenConversation({ state, change, socket, ownId, onStored }: Parts) {
  let reading: { of: UserSessionId; meanwhile: (() => void)[] } | undefined;
  let readUpTo = '';
  /** The session that the server knows as open here. */
  let openedLast: UserSessionId | null = null;

  const changeThread = (next: (thread: Thread) => Thread): void =>
    change(({ thread }) => ({ thread: thread && next(thread) }));

  /** Loads one page and merges it. Null if another conversation was opened in the meantime. */
  const readPiece = async (asked: UserSessionId, range: MessageRange) => {
    const userSessionId = state().thread?.session.userSessionId ?? asked;
    openedLast = userSessionId;
    const piece = await socket.emit(openConversation, { userSessionId, ...range });
    if (state().sessionId !== asked || state().left) return null;
    const { session, messages, notes, ratings, visitorIsThere } = piece;
    onStored(messages);
    change(({ thread }) => {
      const followsVisitor = !hasLaterSession(session, messages);
      const before = thread
        ? withSession(thread, session)
        : { session, messages: [], notes: [], ratings: [], visitorIsThere, followsVisitor };
      return {
        openFailure: null,
        thread: { ...mergeNotes(mergeMessages(before, messages), notes), ratings, visitorIsThere },
      };
    });
    return piece;
  };

  /** Loads from a sequence number on, in as many pages as the server makes of it. */
  const readAfter = async (asked: UserSessionId, from: number): Promise<void> => {
    for (let afterSeq = from, isMore = true; isMore; ) {
      const piece = await readPiece(asked, { afterSeq });
      if (!piece) return;
      afterSeq = piece.messages.at(-1)?.seq ?? piece.lastSeq;
      isMore = afterSeq < piece.lastSeq;
    }
  };

  /** The last messages, or those after the last one that is loaded. */
  const read = async (): Promise<void> => {
    const { sessionId, thread, left } = state();
    if (!sessionId || left || reading?.of === sessionId) return;
    const current = { of: sessionId, meanwhile: [] as (() => void)[] };
    reading = current;
    try {
      await readAfter(sessionId, thread ? lastSeqOf(thread) : 0);
    } catch (error) {
      console.warn('conversation could not be loaded', error);
      if (state().sessionId === sessionId && !state().left) fail(error);
    } finally {
      if (reading === current) reading = undefined;
    }
    for (const take of current.meanwhile) take();
    markRead();
  };

  /** A conversation that was readable before and is not found now is no longer visible to this agent. */
  const fail = (error: unknown): void => {
    if (!state().thread) change({ openFailure: error });
    else if (error instanceof ApiError && error.status === 404) lose();
  };

  /** It could not be shown here, or belonged to another agent, and is now readable for this agent. */
  const isOpenAgain = (session: QueueUser): boolean => {
    const { sessionId, thread, left, openFailure } = state();
    if (thread || (!left && !openFailure) || !isOpenTo(session, ownId)) return false;
    return left
      ? left.session.conversationId === session.conversationId && session.startedAt >= left.session.startedAt
      : sessionId === session.userSessionId;
  };

  /** The visitor started a new session: it is open from now on, with what the agent has written so far. */
  const follow = (session: QueueUser): void => {
    const { sessionId } = state();
    if (!sessionId || sessionId === session.userSessionId) return;
    moveDraft(sessionId, session.userSessionId);
    change(({ earlierSessionIds }) => ({
      sessionId: session.userSessionId,
      earlierSessionIds: [...earlierSessionIds, sessionId],
    }));
  };

  const lose = (): void =>
    change(({ sessionId }) => ({
      lostSessionId: sessionId,
      sessionId: null,
      earlierSessionIds: [],
      thread: null,
      openFailure: null,
      left: null,
    }));

  const takeIn = (message: Message): void => {
    // It may be newer than the reply in flight, which must not overwrite it.
    if (reading) return void reading.meanwhile.push(() => takeIn(message));
    const { thread } = state();
    if (thread?.session.conversationId !== message.conversationId) return;
    if (leavesGap(thread, message)) return void read();
    change({ thread: mergeMessages(thread, [message]) });
    if (message.userType === 'visitor') markRead();
  };

  const takeChange = (message: Message): void => {
    if (reading) return void reading.meanwhile.push(() => takeChange(message));
    changeThread((thread) => withChanged(thread, message));
  };

  /** Reports how far the agent has read, once per message, and only while it is visible. */
  const markRead = (): void => {
    const { thread } = state();
    if (!thread || !isOwnedBy(thread.session, ownId)) return;
    if (document.visibilityState !== 'visible' || !state().agentConnected) return;
    const { userSessionId } = thread.session;
    const seq = lastSeqOf(thread);
    const mark = `${userSessionId} ${seq}`;
    if (mark === readUpTo) return;
    readUpTo = mark;
    socket.emit(readConversation, { userSessionId, seq }).catch((error: unknown) => {
      readUpTo = '';
      console.warn('conversation could not be marked as read', error);
    });
  };
  document.addEventListener('visibilitychange', markRead);

  /** Other agents see that it is no longer open here. A connection that is lost reports that itself. */
  const leaveOpened = (): void => {
    const userSessionId = openedLast;
    openedLast = null;
    if (!userSessionId || !state().agentConnected) return;
    socket
      .emit(leaveConversation, { userSessionId })
      .catch((error: unknown) => console.warn('conversation could not be left', error));
  };

  return {
    open(userSessionId: UserSessionId | null): void {
      if (userSessionId === state().sessionId) return;
      change({
        ...{ sessionId: userSessionId, earlierSessionIds: [], lostSessionId: null },
        ...{ thread: null, openFailure: null, left: null },
      });
      if (userSessionId === null) leaveOpened();
      else if (state().agentConnected) void read();
    },
    /** While disconnected it waits: everything is loaded again after the reconnect. */
    async tryAgain(): Promise<void> {
      change({ openFailure: null });
      if (state().agentConnected) await read();
    },
    read,
    lose,
    takeIn,
    takeChange,
    takeNote: (note: Note): void =>
      changeThread((thread) =>
        thread.session.conversationId === note.conversationId ? mergeNotes(thread, [note]) : thread,
      ),
    takeRead: (conversationId: string, by: 'visitor' | 'agent', seq: number): void =>
      changeThread((thread) =>
        thread.session.conversationId === conversationId ? withRead(thread, by, seq) : thread,
      ),
    takePresence: (conversationId: string, visitorIsThere: boolean): void =>
      changeThread((thread) =>
        thread.session.conversationId === conversationId ? { ...thread, visitorIsThere } : thread,
      ),
    async loadEarlier(): Promise<void> {
      const { sessionId, thread } = state();
      if (sessionId && thread)
        await readPiece(sessionId, { beforeSeq: firstSeqOf(thread), limit: EARLIER_PAGE });
    },
    /** Loads back to a message, page by page, so that it and all later ones are here. */
    async reach(seq: number): Promise<void> {
      const { sessionId } = state();
      const from = Math.max(1, seq - AROUND);
      for (let { thread } = state(); sessionId && thread && firstSeqOf(thread) > from; { thread } = state()) {
        const beforeSeq = firstSeqOf(thread);
        const limit = Math.min(beforeSeq - from, LIMITS.messagesAtOnce);
        const piece = await readPiece(sessionId, { beforeSeq, limit });
        if (!piece || piece.messages.length === 0) return;
      }
    },
    /** `isListed`: this agent may read it, whoever owns it. */
    update(session: QueueUser, isListed = false): void {
      const before = state().thread?.session;
      const isNew = before?.userSessionId !== session.userSessionId;
      // Desks learn of the owners of all sessions, also of those that they may not read.
      if (!isNew || isListed || isOpenTo(session, ownId))
        changeThread((thread) => withSession(thread, session));
      if (isNew && state().thread?.session === session) {
        follow(session);
        // The server sends messages of the session that it knows as open here.
        void read();
      } else markRead();
      if (isOpenAgain(session)) {
        follow(session);
        change({ left: null, openFailure: null });
        void read();
      }
    },
    /**
     * Another agent owns it, and this desk may no longer read it: nothing more is requested about it. False
     * if it is not open here.
     */
    leave(reassigned: Reassignment): boolean {
      const { sessionId, thread } = state();
      const { conversationId, userSessionId } = reassigned.session;
      if (thread ? thread.session.conversationId !== conversationId : sessionId !== userSessionId)
        return false;
      reading = undefined;
      keepWhisper(thread?.session, ownId);
      change({ thread: null, openFailure: null, left: reassigned });
      return true;
    },
    end: () => document.removeEventListener('visibilitychange', markRead),
  };
}

/** It was canceled with the new owner; what this agent wrote can be copied. */
function keepWhisper(session: QueueUser | undefined, ownId: string): void {
  const { whisper } = session ?? {};
  const isOpen = whisper?.state === 'pending' || whisper?.state === 'answering';
  if (session && isOpen && whisper.agentId === ownId)
    saveDraft(session.userSessionId, { whisper: whisper.text });
}
