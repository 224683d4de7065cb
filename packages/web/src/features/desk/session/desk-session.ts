/** An agent's time at the desk: the line, the lists, the open conversation, what is sent. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { ParsedPayloadOf, Push, UserId, UserSessionId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  agentsChanged,
  agentTyping,
  type ClientInfo,
  deskAccessChanged,
  deskHearsRead,
  deskHearsTyping,
  deskMessageAdded,
  deskMessageChanged,
  deskSessionChanged,
  listAgentApps,
  noteAdded,
  switchAgentTab,
  visitorCame,
} from '@parrot/contract/desk';
import { call } from '../../../shared/http/call.ts';
import { queryClient } from '../../../shared/query/query-client.ts';
import { refreshRights } from '../../../shared/session/refresh-rights.ts';
import { signedInDetails } from '../../../state/user-store.ts';
import { createSending } from '../composer/sending.ts';
import { claimUnsent, keepDraft, NO_DRAFT } from '../composer/unsent-store.ts';
import { createOpenConversation } from '../conversation/open-conversation.ts';
import { createTypingSigns } from '../conversation/typing-signs.ts';
import { type DeskFilter, sameFilter } from '../filters/desk-filter.ts';
import { createDeskSocket } from '../line/desk-socket.ts';
import { createDeskLists } from '../lists/desk-lists.ts';
import { EMPTY_LISTS, type Queue } from '../lists/queue-lists.ts';
import { AGENTS_KEY } from '../moves/agent-queries.ts';
import { createMoves } from '../moves/desk-moves.ts';
import { type DeskAccess, EMPTY_DESK, useDeskStore } from './desk-store.ts';

export type DeskSession = ReturnType<typeof startDesk>;
/** `clientId` is the writer's own, so that a note sent twice is stored once. */
type NewNote = { clientId: string; value: string; whisper: boolean; mentions: UserId[] };

type Options = {
  clientInfo: () => ClientInfo;
  onNoApps: () => void;
  /** What the visitor of a conversation of this agent says. */
  onHeard?: (message: Message) => void;
};

export function startDesk(options: Options) {
  const ownId = (signedInDetails()?.userId ?? '') as UserId;
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
        change({ socketConnected: true, lineGivenUp: false, lineCut: false });
        void arrive();
      } else {
        change({ socketConnected: false, agentConnected: false });
        typing.forgetAll();
      }
    },
    onGivenUp: () => change({ lineGivenUp: true }),
    onCut: () => change({ lineCut: true }),
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
      await Promise.all([fillLists(), conversation.read(), findTab()]);
      change({ loaded: true, failure: null });
    } catch (failure) {
      console.warn('The desk could not be loaded', failure);
      // A line that is down tells so itself, and all of this begins again once it is back.
      if (state().socketConnected) change({ failure });
    }
  };

  /** Whoever narrows the lists while they are on their way gets them narrowed. */
  const fillLists = async (): Promise<void> => {
    const { filter } = state();
    await lists.refreshAll();
    if (state().filter !== filter) await fillLists();
  };

  /** Where the agent looked last time. Not to know it is no reason not to open the desk. */
  const findTab = async (): Promise<void> => {
    if (state().keptTab) return;
    try {
      change({ keptTab: (await call(switchAgentTab, { body: {} })).tab });
    } catch (error) {
      console.warn('Which list was looked at last is not known', error);
      change({ keptTab: 'unassigned' });
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

  const moves = createMoves({ socket, place, release: sending.release });

  socket.on(deskSessionChanged, ({ session }) => place(session));
  socket.on(deskMessageAdded, ({ message }) => {
    if (message.userType === 'visitor') {
      typing.heard(message.conversationId, false);
      options.onHeard?.(message);
    }
    stored(message);
  });
  socket.on(noteAdded, ({ note }) => conversation.takeNote(note));
  socket.on(deskHearsRead, ({ conversationId, by, seq }) => conversation.takeRead(conversationId, by, seq));
  socket.on(visitorCame, ({ conversationId, isThere }) => conversation.takePresence(conversationId, isThere));
  socket.on(agentsChanged, () => void queryClient.invalidateQueries({ queryKey: AGENTS_KEY }));
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
    reach: conversation.reach,
    ...moves,
    async close(userSessionId: UserSessionId): Promise<QueueUser> {
      const session = await moves.close(userSessionId);
      keepDraft(userSessionId, NO_DRAFT);
      return session;
    },
    /** The lists as they are narrowed from now on. */
    async narrow(filter: DeskFilter): Promise<void> {
      if (sameFilter(filter, state().filter)) return;
      change({ filter });
      if (!state().loaded) return;
      change({ narrowing: true, lists: EMPTY_LISTS });
      try {
        await lists.refreshAll();
        change({ failure: null });
      } catch (failure) {
        console.warn('The lists could not be narrowed', failure);
        if (state().filter === filter) change({ failure });
      } finally {
        if (state().filter === filter) change({ narrowing: false });
      }
    },
    /** The next ten apps. */
    async loadMoreApps(): Promise<void> {
      const offset = state().appList?.items.length ?? 0;
      const { items, count } = await call(listAgentApps, { body: { offset } });
      change(({ appList }) => {
        const known = appList?.items ?? [];
        const ids = new Set(known.map(({ appId }) => appId));
        return { appList: { items: [...known, ...items.filter(({ appId }) => !ids.has(appId))], count } };
      });
    },
    /** Kept, so that the desk opens there next time. */
    keepTab(tab: Queue): void {
      change({ keptTab: tab });
      call(switchAgentTab, { body: { tab } }).catch((error: unknown) =>
        console.warn('The list was not kept', error),
      );
    },
    async addNote(userSessionId: UserSessionId, note: NewNote): Promise<void> {
      conversation.takeNote((await socket.emit(addNote, { userSessionId, ...note })).note);
    },
    /** Listens to what else the server tells, such as of tickets; answers with a function that stops it. */
    hear: <P extends Push>(push: P, handler: (payload: ParsedPayloadOf<P>) => void) =>
      socket.on(push, handler),
    send: sending.send,
    undoSend: sending.undo,
    sendNow: sending.sendNow,
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
      const { hadHeld, done } = sending.end();
      if (hadHeld) void done.then(() => socket.close());
      else socket.close();
      change(EMPTY_DESK);
      isOver = true;
    },
  };
}
