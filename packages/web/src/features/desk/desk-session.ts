/** An agent's time at the desk: the line, the lists, the open conversation. Everything that can happen there is here. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { type ConversationId, newId, type UserSessionId } from '@parrot/contract/core';
import type { ClientInfo } from '@parrot/contract/desk';
import {
  agentConnect,
  agentTyping,
  assignedUsers,
  closeConversation,
  deskHearsTyping,
  deskMessageAdded,
  deskSessionChanged,
  listAgentApps,
  openConversation,
  readConversation,
  sendAgentMessage,
  takeConversation,
  unassignedUsers,
} from '@parrot/contract/desk';
import { call } from '../../shared/http/call.ts';
import { signedInDetails } from '../../state/user-store.ts';
import { createDeskSocket } from './desk-socket.ts';
import { EMPTY_DESK, useDeskStore } from './desk-store.ts';
import { appendPage, placeSession, type Queue } from './queue-lists.ts';
import { lastSeqOf, leavesGap, mergeMessages, type Outgoing, type Thread, withOutgoing } from './thread.ts';

const { getState: state, setState: change } = useDeskStore;
const LIST_CALLS = { unassigned: unassignedUsers, assigned: assignedUsers };
const PAGE = 50;

export type DeskSession = ReturnType<typeof startDesk>;

export function startDesk(options: { clientInfo: () => ClientInfo; onNoApps: () => void }) {
  const ownId = signedInDetails()?.userId ?? '';
  const socket = createDeskSocket({
    clientInfo: options.clientInfo,
    onConnected: (connected) => {
      change({ socketConnected: connected, ...(!connected && { agentConnected: false }) });
      if (connected) void arrive();
    },
  });

  /** At the first connection and after each lost line: say who is here, then ask for everything anew. */
  const arrive = async () => {
    try {
      await socket.emit(agentConnect, { channel: 'web', agentName: signedInDetails()?.name ?? '' });
      change({ agentConnected: true });
      const { items, count } = await call(listAgentApps, { body: {} });
      change({ appList: { items, count } });
      if (count === 0) return options.onNoApps();
      await Promise.all([refreshLists(), catchUp()]);
    } catch (failure) {
      change({ failure });
    }
  };

  const refreshLists = async () => {
    const [unassigned, assigned] = await Promise.all([pageOf('unassigned', 0), pageOf('assigned', 0)]);
    change({ lists: { unassigned, assigned }, loaded: true, failure: null });
  };
  const pageOf = async (queue: Queue, offset: number) => {
    const { items, total } = await call(LIST_CALLS[queue], { body: { offset, limit: PAGE } });
    return { items, total };
  };

  const ofOpenThread = (work: (thread: Thread) => Thread) =>
    change(({ thread }) => ({ thread: thread && work(thread) }));

  const takeIn = (message: Message) => {
    const { thread } = state();
    if (thread?.session.conversationId !== message.conversationId) return;
    if (leavesGap(thread, message)) return void catchUp();
    ofOpenThread((open) => mergeMessages(open, [message]));
    if (message.userType === 'visitor') markRead();
  };

  /** Asks for what came after the last message that is here. */
  const catchUp = async () => {
    const { thread } = state();
    if (!thread) return;
    const { session, messages } = await socket.emit(openConversation, {
      userSessionId: thread.session.userSessionId,
      afterSeq: lastSeqOf(thread),
    });
    ofOpenThread((open) => mergeMessages({ ...open, session }, messages));
    markRead();
    for (const item of state().thread?.outgoing ?? []) void deliver(item);
  };

  const heardTyping = (conversationId: ConversationId, typing: boolean) =>
    change((desk) => ({ typing: { ...desk.typing, [conversationId]: typing } }));

  const placed = (session: QueueUser) =>
    change(({ lists, thread }) => ({
      lists: placeSession(lists, session, ownId),
      thread: thread?.session.conversationId === session.conversationId ? { ...thread, session } : thread,
    }));

  const markRead = () => {
    const { thread } = state();
    if (
      thread?.session.agentId !== ownId ||
      thread.session.status !== 'ASSIGNED' ||
      document.visibilityState !== 'visible'
    )
      return;
    void socket
      .emit(readConversation, { userSessionId: thread.session.userSessionId, seq: lastSeqOf(thread) })
      .catch((error: unknown) => console.warn('Not marked as read', error));
  };

  const deliver = async (item: Outgoing) => {
    const { sessionId } = state();
    if (!sessionId) return;
    ofOpenThread((thread) => withOutgoing(thread, { ...item, state: 'sending' }));
    try {
      const { message } = await socket.emit(sendAgentMessage, {
        userSessionId: sessionId,
        msgId: item.msgId,
        value: item.value,
      });
      ofOpenThread((thread) =>
        mergeMessages(thread, thread.session.conversationId === message.conversationId ? [message] : []),
      );
    } catch (error) {
      ofOpenThread((thread) => withOutgoing(thread, { ...item, state: 'failed' }));
      throw error;
    }
  };

  socket.on(deskSessionChanged, ({ session }) => placed(session));
  socket.on(deskMessageAdded, ({ message }) => {
    if (message.userType === 'visitor') heardTyping(message.conversationId, false);
    takeIn(message);
  });
  socket.on(deskHearsTyping, ({ conversationId, typing }) => heardTyping(conversationId, typing));
  document.addEventListener('visibilitychange', markRead);
  socket.connect();

  return {
    async open(userSessionId: UserSessionId) {
      change({ sessionId: userSessionId, thread: null, failure: null });
      try {
        const { session, messages } = await socket.emit(openConversation, { userSessionId });
        if (state().sessionId !== userSessionId) return;
        change({ thread: { session, messages, outgoing: [] } });
        markRead();
      } catch (failure) {
        if (state().sessionId === userSessionId) change({ failure });
      }
    },
    leave: () => change({ sessionId: null, thread: null, failure: null }),
    async take(userSessionId: UserSessionId) {
      placed((await socket.emit(takeConversation, { userSessionId })).session);
      markRead();
    },
    async close(userSessionId: UserSessionId) {
      placed((await socket.emit(closeConversation, { userSessionId })).session);
    },
    send: (value: string) => deliver({ msgId: newId('msg'), value, state: 'sending' }),
    retry: deliver,
    draft: (userSessionId: UserSessionId, text: string) =>
      change(({ drafts }) => ({ drafts: { ...drafts, [userSessionId]: text } })),
    tellTyping: (userSessionId: UserSessionId, typing: boolean) =>
      socket
        .emit(agentTyping, { userSessionId, typing })
        .catch((error: unknown) => console.warn('Typing was not told', error)),
    async loadMore(queue: Queue) {
      const page = await pageOf(queue, state().lists[queue].items.length);
      change(({ lists }) => ({ lists: { ...lists, [queue]: appendPage(lists[queue], page) } }));
    },
    async tryAgain() {
      change({ failure: null });
      await arrive();
    },
    end() {
      document.removeEventListener('visibilitychange', markRead);
      socket.close();
      change(EMPTY_DESK);
    },
  };
}
