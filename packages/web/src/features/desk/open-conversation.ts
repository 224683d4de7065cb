/** The conversation on the screen: read when it is opened, after a lost line and where a number is missing. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { openConversation, readConversation } from '@parrot/contract/desk';
import { ApiError } from '../../shared/http/api-error.ts';
import type { DeskSocket } from './desk-socket.ts';
import type { DeskAccess } from './desk-store.ts';
import { firstSeqOf, lastSeqOf, leavesGap, mergeMessages, withChanged, withSession } from './thread.ts';

const EARLIER = 50;

type Parts = DeskAccess & {
  socket: DeskSocket;
  ownId: string;
  onStored: (messages: readonly Message[]) => void;
};

export function createOpenConversation({ state, change, socket, ownId, onStored }: Parts) {
  let reading: { of: UserSessionId; meanwhile: (() => void)[] } | undefined;
  let readUpTo = '';

  /** Reads from a number on, in as many pieces as the server makes of it. */
  const readAfter = async (asked: UserSessionId, from: number): Promise<void> => {
    for (let afterSeq = from, isMore = true; isMore; ) {
      const userSessionId = state().thread?.session.userSessionId ?? asked;
      const { session, messages, lastSeq } = await socket.emit(openConversation, { userSessionId, afterSeq });
      if (state().sessionId !== asked) return;
      onStored(messages);
      change(({ thread }) => ({
        openFailure: null,
        thread: mergeMessages(thread ? withSession(thread, session) : { session, messages: [] }, messages),
      }));
      afterSeq = messages.at(-1)?.seq ?? lastSeq;
      isMore = afterSeq < lastSeq;
    }
  };

  /** The last messages, or those that came after the last one that is here. */
  const read = async (): Promise<void> => {
    const { sessionId, thread } = state();
    if (!sessionId || reading?.of === sessionId) return;
    const current = { of: sessionId, meanwhile: [] as (() => void)[] };
    reading = current;
    try {
      await readAfter(sessionId, thread ? lastSeqOf(thread) : 0);
    } catch (error) {
      console.warn('The conversation could not be read', error);
      if (state().sessionId === sessionId) fail(error);
    } finally {
      if (reading === current) reading = undefined;
    }
    for (const take of current.meanwhile) take();
    markRead();
  };

  /** What could be read before and is not found now is no longer this agent's to see. */
  const fail = (error: unknown): void => {
    if (!state().thread) change({ openFailure: error });
    else if (error instanceof ApiError && error.status === 404) lose();
  };

  const lose = (): void =>
    change(({ sessionId }) => ({
      lostSessionId: sessionId,
      sessionId: null,
      thread: null,
      openFailure: null,
    }));

  const takeIn = (message: Message): void => {
    // It may be newer than the answer that is under way, and go before it.
    if (reading) return void reading.meanwhile.push(() => takeIn(message));
    const { thread } = state();
    if (thread?.session.conversationId !== message.conversationId) return;
    if (leavesGap(thread, message)) return void read();
    change({ thread: mergeMessages(thread, [message]) });
    if (message.userType === 'visitor') markRead();
  };

  const takeChange = (message: Message): void => {
    if (reading) return void reading.meanwhile.push(() => takeChange(message));
    change(({ thread }) => ({ thread: thread && withChanged(thread, message) }));
  };

  /** Tells how far the agent has read, once a message, and only while they can see it. */
  const markRead = (): void => {
    const { thread } = state();
    if (thread?.session.status !== 'ASSIGNED' || thread.session.agentId !== ownId) return;
    if (document.visibilityState !== 'visible' || !state().agentConnected) return;
    const { userSessionId } = thread.session;
    const seq = lastSeqOf(thread);
    const mark = `${userSessionId} ${seq}`;
    if (mark === readUpTo) return;
    readUpTo = mark;
    socket.emit(readConversation, { userSessionId, seq }).catch((error: unknown) => {
      readUpTo = '';
      console.warn('Not marked as read', error);
    });
  };
  document.addEventListener('visibilitychange', markRead);

  return {
    open(userSessionId: UserSessionId | null): void {
      if (userSessionId === state().sessionId) return;
      change({ sessionId: userSessionId, thread: null, openFailure: null, lostSessionId: null });
      if (state().agentConnected) void read();
    },
    /** Without a line it waits for the line: then everything is read anew. */
    async tryAgain(): Promise<void> {
      change({ openFailure: null });
      if (state().agentConnected) await read();
    },
    read,
    lose,
    takeIn,
    takeChange,
    /** Messages are asked for by the number before them; 0 stands for the last ones, so the bot's greeting (1) stays out. */
    async loadEarlier(): Promise<void> {
      const { sessionId, thread } = state();
      if (sessionId && thread) await readAfter(sessionId, Math.max(1, firstSeqOf(thread) - 1 - EARLIER));
    },
    place(session: QueueUser): void {
      change(({ thread }) => ({ thread: thread && withSession(thread, session) }));
      markRead();
    },
    end: () => document.removeEventListener('visibilitychange', markRead),
  };
}
