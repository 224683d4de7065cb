/** An agent's time at the desk: the line, the lists, the open conversation, what is sent. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import {
  agentConnect,
  agentTyping,
  type ClientInfo,
  closeConversation,
  deskAccessChanged,
  deskHearsTyping,
  deskMessageAdded,
  deskMessageChanged,
  deskSessionChanged,
  listAgentApps,
  takeConversation,
} from '@parrot/contract/desk';
import { call } from '../../shared/http/call.ts';
import { refreshRights } from '../../shared/session/refresh-rights.ts';
import { signedInDetails } from '../../state/user-store.ts';
import { createDeskLists } from './desk-lists.ts';
import { createDeskSocket } from './desk-socket.ts';
import { type DeskAccess, EMPTY_DESK, useDeskStore } from './desk-store.ts';
import { createOpenConversation } from './open-conversation.ts';
import { EMPTY_LISTS } from './queue-lists.ts';
import { createSending } from './sending.ts';
import { createTypingSigns } from './typing-signs.ts';
import { claimUnsent, keepDraft } from './unsent-store.ts';

export type DeskSession = ReturnType<typeof startDesk>;

export function startDesk(options: { clientInfo: () => ClientInfo; onNoApps: () => void }) {
  const ownId = signedInDetails()?.userId ?? '';
  claimUnsent(ownId);
  const state = useDeskStore.getState;
  let isOver = false;
  const change: DeskAccess['change'] = (next) => {
    if (!isOver) useDeskStore.setState(next);
  };

  const socket = createDeskSocket({
    clientInfo: options.clientInfo,
    sessionId: () => state().thread?.session.userSessionId ?? state().sessionId ?? '',
    onConnected(connected) {
      if (connected) {
        change({ socketConnected: true, lineGivenUp: false });
        void arrive();
      } else {
        change({ socketConnected: false, agentConnected: false });
        typing.forgetAll();
      }
    },
    onGivenUp: () => change({ lineGivenUp: true }),
  });
  const lists = createDeskLists({ state, change }, ownId);
  const typing = createTypingSigns({ change });
  const stored = (message: Message) => {
    sending.forgetStored([message]);
    conversation.takeIn(message);
  };
  const sending = createSending(socket, stored);
  const onStored = (messages: readonly Message[]) => sending.forgetStored(messages);
  const conversation = createOpenConversation({ state, change, socket, ownId, onStored });

  /** At the first connection and after each lost line: say who is here, then ask for everything anew. */
  const arrive = async (): Promise<void> => {
    try {
      await socket.emit(agentConnect, { channel: 'web', agentName: signedInDetails()?.name ?? '' });
      change({ agentConnected: true });
      const { items, count } = await call(listAgentApps, { body: {} });
      change({ appList: { items, count } });
      if (count === 0) return beWithoutApps();
      sending.resend();
      await Promise.all([lists.refreshAll(), conversation.read()]);
      change({ loaded: true, failure: null });
    } catch (failure) {
      console.warn('The desk could not be loaded', failure);
      // A line that is down tells so itself, and all of this begins again once it is back.
      if (state().socketConnected) change({ failure });
    }
  };

  const beWithoutApps = (): void => {
    change({ lists: EMPTY_LISTS });
    conversation.lose();
    if (!isOver) options.onNoApps();
  };

  /**
   * Other rights or other apps: connect anew on the same line. Whoever may not be at the desk at all is led away by the
   * page, which hears of the same rights; asking for the desk all the same would end their session.
   */
  const arriveAnew = async (): Promise<void> => {
    change({ agentConnected: false });
    try {
      const { userInfo } = await refreshRights();
      if (userInfo.deskAccess && state().socketConnected && !isOver) await arrive();
    } catch (failure) {
      console.warn('The desk could not be brought up to date', failure);
      if (state().socketConnected) change({ failure });
    }
  };
  let arriving: Promise<unknown> = Promise.resolve();

  const place = (session: QueueUser): void => {
    lists.place(session);
    conversation.place(session);
    if (session.status === 'CLOSED' || session.status === 'COMPLETED')
      typing.heard(session.conversationId, false);
  };

  socket.on(deskSessionChanged, ({ session }) => place(session));
  socket.on(deskMessageAdded, ({ message }) => {
    if (message.userType === 'visitor') typing.heard(message.conversationId, false);
    stored(message);
  });
  socket.on(deskMessageChanged, ({ message }) => conversation.takeChange(message));
  socket.on(deskAccessChanged, () => {
    // One after the other: the lists of the last change must be the last to arrive.
    arriving = arriving.then(arriveAnew);
  });
  socket.on(deskHearsTyping, ({ conversationId, typing: isTyping }) =>
    typing.heard(conversationId, isTyping),
  );
  socket.connect();

  return {
    open: conversation.open,
    openAgain: conversation.tryAgain,
    loadEarlier: conversation.loadEarlier,
    loadMore: lists.loadMore,
    async take(userSessionId: UserSessionId): Promise<QueueUser> {
      const { session } = await socket.emit(takeConversation, { userSessionId });
      place(session);
      return session;
    },
    async close(userSessionId: UserSessionId): Promise<void> {
      place((await socket.emit(closeConversation, { userSessionId })).session);
      keepDraft(userSessionId, '');
    },
    send: sending.send,
    retry: sending.retry,
    discard: sending.discard,
    draft: keepDraft,
    tellTyping(userSessionId: UserSessionId, isTyping: boolean): void {
      // Nobody misses a sign that did not get through.
      if (!state().agentConnected) return;
      socket
        .emit(agentTyping, { userSessionId, typing: isTyping })
        .catch((error: unknown) => console.warn('Typing was not told', error));
    },
    async tryAgain(): Promise<void> {
      change({ failure: null, lineGivenUp: false });
      if (state().socketConnected) await arrive();
      else socket.connect();
    },
    end(): void {
      lists.end();
      typing.forgetAll();
      conversation.end();
      socket.close();
      change(EMPTY_DESK);
      isOver = true;
    },
  };
}
