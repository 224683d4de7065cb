/** The desk session of an agent: connection, queues, open conversation and sending. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { newId, type UserId, type UserSessionId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  agentsChanged,
  agentTyping,
  type ClientInfo,
  conversationReassigned,
  type DeskSettings,
  deskAccessChanged,
  deskMessageAdded,
  deskMessageChanged,
  deskReadChanged,
  deskSessionChanged,
  deskTypingChanged,
  deskVisitorPageChanged,
  listAgentApps,
  noteAdded,
  readOwnStatus,
  saveDeskSettings,
  switchAgentTab,
  viewersChanged,
  visitorPresenceChanged,
} from '@parrot/contract/desk';
import { AGENTS_KEY } from '../../../shared/agents/agent-queries.ts';
import { call } from '../../../shared/http/call.ts';
import { queryClient } from '../../../shared/query/query-client.ts';
import { refreshRights } from '../../../shared/session/refresh-rights.ts';
import { signedInDetails } from '../../../state/user-store.ts';
import type { UploadedFile } from '../composer/outgoing-messages.ts';
import type { PlannedAction } from '../composer/responses/planned-actions.ts';
import { createPlannedRuns } from '../composer/responses/planned-runs.ts';
import { createSendQueue } from '../composer/send-queue.ts';
import { claimUnsent, type Draft, NO_DRAFT, saveDraft, useUnsentStore } from '../composer/unsent-store.ts';
import { createDeskSocket } from '../connection/desk-socket.ts';
import { isOwnedBy } from '../conversation/conversation-owner.ts';
import { createOpenConversation } from '../conversation/open-conversation.ts';
import type { Reassignment } from '../conversation/reassignment.ts';
import { createTypingIndicators } from '../conversation/typing-indicators.ts';
import { type DeskFilter, sameFilter } from '../filters/desk-filter.ts';
import { DESK_ROLE_KEY } from '../parts/desk-role-query.ts';
import { EMPTY_LISTS, type Queue } from '../queues/queue-lists.ts';
import { createQueueLoader } from '../queues/queue-loader.ts';
import { createTransitions } from '../transitions/transition-requests.ts';
import { type DeskAccess, EMPTY_DESK, useDeskStore } from './desk-store.ts';

export type DeskSession = ReturnType<typeof startDesk>;
/** `clientId` is made by the sender, so that a note sent twice is stored once. */
type NewNote = { clientId: string; value: string; whisper: boolean; mentions: UserId[] };

export type DeskOptions = {
  clientInfo: () => ClientInfo;
  onNoApps: () => void;
  /** A message of a visitor in one of this agent's conversations. */
  onMessage?: (message: Message) => void;
  /** Another agent declined a conversation of this agent, or did not answer in time. */
  onTransferReturned?: (session: QueueUser, event: Message) => void;
  /** A conversation of this agent got another owner; it is not open here, or still readable. */
  onReassigned?: (reassigned: Reassignment) => void;
};

/** The pause after an unreadable push: others usually follow. */
const RELOAD_AFTER_MS = 1_000;

export function startDesk(options: DeskOptions) {
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
        change({ socketConnected: true, connectionGivenUp: false, connectionClosed: false });
        void arrive();
      } else {
        change({ socketConnected: false, agentConnected: false, viewers: null });
        typing.forgetAll();
      }
    },
    onGivenUp: () => change({ connectionGivenUp: true }),
    onCut: () => change({ connectionClosed: true }),
    onUnreadablePush: () => reloadSoon(),
  });
  const lists = createQueueLoader({ state, change }, ownId);
  const typing = createTypingIndicators({ change });
  const stored = (message: Message) => {
    sending.forgetStored([message]);
    conversation.takeIn(message);
  };
  const sending = createSendQueue(
    socket,
    stored,
    () => state().ownDesk?.settings.sendDelaySeconds ?? 0,
    (id, { msgId, actions = [] }) => runs.add(id, { msgId, withMessage: true, actions }),
  );
  const onStored = (messages: readonly Message[]) => sending.forgetStored(messages);
  const conversation = createOpenConversation({ state, change, socket, ownId, onStored });

  /** At the first connection and after each reconnect: identify the agent, then fetch everything. */
  const arrive = async (): Promise<void> => {
    try {
      await socket.emit(agentConnect, { channel: 'web', agentName: signedInDetails()?.name ?? '' });
      change({ agentConnected: true });
      const { items, count } = await call(listAgentApps, { body: {} });
      change({ appList: { items, count } });
      if (count === 0) return beWithoutApps();
      sending.resend();
      runs.resume();
      await Promise.all([fillLists(), conversation.read(), findTab(), readOwn()]);
      // It may have come back to this agent while disconnected, or its visitor started a new session.
      for (const session of Object.values(state().lists).flatMap(({ items }) => items))
        if (session.userSessionId === state().sessionId || isOfThread(session))
          conversation.update(session, true);
      change({ loaded: true, failure: null });
    } catch (failure) {
      console.warn('desk could not be loaded', failure);
      // A lost connection reports itself, and all of this starts again after the reconnect.
      if (state().socketConnected) change({ failure });
    }
  };

  /** A filter chosen while the lists are loading applies to them. */
  const fillLists = async (): Promise<void> => {
    const { filter } = state();
    await lists.refreshAll();
    if (state().filter !== filter) await fillLists();
  };

  /** The last open queue. The desk opens without it if it can't be loaded. */
  const findTab = async (): Promise<void> => {
    if (state().lastQueue) return;
    try {
      change({ lastQueue: (await call(switchAgentTab, { body: {} })).tab });
    } catch (error) {
      console.warn('last open queue could not be loaded', error);
      change({ lastQueue: 'unassigned' });
    }
  };

  /** The desk opens without them if they can't be loaded: until then replies are sent without delay. */
  const readOwn = async (): Promise<void> => {
    try {
      change({ ownDesk: (await call(readOwnStatus)).desk });
    } catch (error) {
      console.warn('own desk settings could not be loaded', error);
    }
  };

  const beWithoutApps = (): void => {
    change({ lists: EMPTY_LISTS });
    conversation.lose();
    if (!isOver) options.onNoApps();
  };

  /**
   * Rights or apps changed: reconnect on the same socket. A user who may no longer use the desk is redirected
   * by the page, which gets the same rights; requesting the desk anyway would end their session.
   */
  const arriveAgain = async (): Promise<void> => {
    change({ agentConnected: false });
    try {
      const { userInfo } = await refreshRights();
      void queryClient.invalidateQueries({ queryKey: DESK_ROLE_KEY });
      if (userInfo.deskAccess && state().socketConnected && !isOver) await arrive();
    } catch (failure) {
      console.warn('desk could not be refreshed', failure);
      if (state().socketConnected) change({ failure });
    }
  };
  let arriving: Promise<unknown> = Promise.resolve();

  /** An agent who gets a conversation back starts with a reply, whatever they wrote last. */
  const startWithReply = (id: UserSessionId): void => saveDraft(id, { mode: 'reply' });

  let reloading: ReturnType<typeof setTimeout> | undefined;
  /** Once for any number of unreadable pushes. */
  const reloadSoon = (): void => {
    reloading ??= setTimeout(() => {
      reloading = undefined;
      void queryClient.invalidateQueries({ queryKey: AGENTS_KEY });
      if (state().loaded && state().socketConnected) void arrive();
    }, RELOAD_AFTER_MS);
  };

  const update = (session: QueueUser): void => {
    const shown = state().thread?.session;
    const wasMine = shown?.userSessionId === session.userSessionId && isOwnedBy(shown, ownId);
    if (wasMine && !isOwnedBy(session, ownId)) startWithReply(session.userSessionId);
    void lists.update(session);
    conversation.update(session);
    if (session.status === 'CLOSED' || session.status === 'COMPLETED')
      typing.visitor(session.conversationId, false);
  };

  const isOfThread = ({ conversationId }: QueueUser): boolean =>
    state().thread?.session.conversationId === conversationId;

  /**
   * Not for a conversation that was reassigned while its agent was writing. A note also ends where another
   * conversation or session is open by now.
   */
  const maySignal = (id: UserSessionId, isTyping: boolean, note: boolean): boolean => {
    const { thread, left } = state();
    if (left?.session.userSessionId === id) return false;
    if (note) return !isTyping || thread?.session.userSessionId === id;
    return thread?.session.userSessionId !== id || isOwnedBy(thread.session, ownId);
  };

  /** The reply draft of a conversation that was closed, restored when it is reopened. */
  const closedDrafts = new Map<UserSessionId, Draft>();
  const moves = createTransitions({ socket, update, release: sending.release });

  const runs = createPlannedRuns({ release: sending.release, reopen: moves.reopen });

  socket.on(deskSessionChanged, ({ session }) => update(session));
  socket.on(conversationReassigned, (reassigned) => {
    const { session, fromAgentId, byId, mayRead } = reassigned;
    startWithReply(session.userSessionId);
    const isShownInPane = !mayRead && conversation.leave(reassigned);
    const isByOther = byId !== ownId || reassigned.how === 'transferred';
    if (!isShownInPane && fromAgentId === ownId && isByOther) options.onReassigned?.(reassigned);
  });
  socket.on(deskMessageAdded, ({ message }) => {
    if (message.userType === 'visitor') {
      typing.visitor(message.conversationId, false);
      options.onMessage?.(message);
    }
    if (message.event === 'transfer-returned' && message.senderId !== ownId) {
      const { assigned, escalated } = state().lists;
      const returned = [...assigned.items, ...escalated.items].find(
        ({ userSessionId }) => userSessionId === message.userSessionId,
      );
      if (returned && isOwnedBy(returned, ownId)) options.onTransferReturned?.(returned, message);
    }
    stored(message);
  });
  socket.on(noteAdded, ({ note }) => conversation.takeNote(note));
  socket.on(deskReadChanged, ({ conversationId, by, seq }) => conversation.takeRead(conversationId, by, seq));
  socket.on(visitorPresenceChanged, ({ conversationId, isThere }) =>
    conversation.takePresence(conversationId, isThere),
  );
  socket.on(agentsChanged, ({ userId }) => {
    void queryClient.invalidateQueries({ queryKey: AGENTS_KEY });
    if (userId === ownId) void readOwn();
  });
  socket.on(deskMessageChanged, ({ message }) => conversation.takeChange(message));
  socket.on(deskAccessChanged, () => {
    // One after the other: the lists of the last change must arrive last.
    arriving = arriving.then(arriveAgain);
  });
  // What agents do is among the viewers.
  socket.on(deskTypingChanged, ({ conversationId, userType, typing: isTyping }) => {
    if (userType === 'visitor') typing.visitor(conversationId, isTyping);
  });
  socket.on(viewersChanged, ({ conversationId, viewers }) =>
    change({
      viewers: { conversationId, others: viewers.filter(({ userId }) => userId !== ownId) },
    }),
  );
  socket.on(deskVisitorPageChanged, ({ conversationId, page }) =>
    change(({ pages }) => ({ pages: { ...pages, [conversationId]: page } })),
  );
  socket.connect();

  return {
    open: conversation.open,
    openAgain: conversation.tryAgain,
    loadEarlier: conversation.loadEarlier,
    loadMore: lists.loadMore,
    /** After something changed that pushes do not contain. */
    refreshQueues: lists.refreshAll,
    reach: conversation.reach,
    ...moves,
    async close(userSessionId: UserSessionId): Promise<QueueUser> {
      const session = await moves.close(userSessionId);
      const draft = useUnsentStore.getState().drafts[userSessionId];
      if (draft) closedDrafts.set(userSessionId, draft);
      saveDraft(userSessionId, NO_DRAFT);
      return session;
    },
    async reopen(userSessionId: UserSessionId): Promise<QueueUser> {
      const session = await moves.reopen(userSessionId);
      const draft = closedDrafts.get(userSessionId);
      if (draft) saveDraft(userSessionId, draft);
      closedDrafts.delete(userSessionId);
      return session;
    },
    /** Applies another filter to the lists. */
    async narrow(filter: DeskFilter): Promise<void> {
      if (sameFilter(filter, state().filter)) return;
      change({ filter });
      if (!state().loaded) return;
      change({ narrowing: true, lists: EMPTY_LISTS });
      try {
        await lists.refreshAll();
        change({ failure: null });
      } catch (failure) {
        console.warn('queues could not be filtered', failure);
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
    /** Stored, so that the desk opens there next time. */
    storeQueue(tab: Queue): void {
      change({ lastQueue: tab });
      call(switchAgentTab, { body: { tab } }).catch((error: unknown) =>
        console.warn('open queue could not be stored', error),
      );
    },
    async addNote(userSessionId: UserSessionId, note: NewNote): Promise<void> {
      conversation.takeNote((await socket.emit(addNote, { userSessionId, ...note })).note);
    },
    /** For events of other features, such as tickets and calls. */
    emit: socket.emit,
    subscribe: socket.on,
    /** The session whose call this desk takes part in. */
    showCall(userSessionId: UserSessionId | null): void {
      const { thread, lists } = state();
      const known = [thread?.session, ...Object.values(lists).flatMap(({ items }) => items)];
      const session = known.find((one) => one?.userSessionId === userSessionId);
      change(({ roomApp }) => ({
        showVideoCall: userSessionId !== null,
        roomApp: userSessionId ? (session?.appId ?? roomApp) : null,
      }));
    },
    send(id: UserSessionId, value: string, files: UploadedFile[] = [], actions: PlannedAction[] = []): void {
      if (value !== '' || files.length > 0) sending.send(id, value, files, actions);
      else runs.add(id, { msgId: newId('msg'), withMessage: false, actions });
    },
    undoSend: sending.undo,
    sendNow: sending.sendNow,
    retry: sending.retry,
    discard: sending.discard,
    draft: saveDraft,
    /** Of a reply, or with `note` of a note. */
    sendTyping(userSessionId: UserSessionId, isTyping: boolean, note: boolean): void {
      // A lost typing signal does not matter, and only the owner may send one about a reply.
      if (!state().agentConnected || !maySignal(userSessionId, isTyping, note)) return;
      socket
        .emit(agentTyping, { userSessionId, typing: isTyping, note })
        .catch((error: unknown) => console.warn('typing signal could not be sent', error));
    },
    async saveSettings(settings: DeskSettings): Promise<void> {
      const saved = (await call(saveDeskSettings, { body: settings })).settings;
      change(({ ownDesk }) => ({ ownDesk: ownDesk && { ...ownDesk, settings: saved } }));
    },
    async tryAgain(): Promise<void> {
      change({ failure: null, connectionGivenUp: false });
      if (state().socketConnected) await arrive();
      else socket.connect();
    },
    end(): void {
      clearTimeout(reloading);
      runs.end();
      lists.end();
      typing.forgetAll();
      conversation.end();
      const { hadDelayed, done } = sending.end();
      if (hadDelayed) void done.then(() => socket.close());
      else socket.close();
      change(EMPTY_DESK);
      isOver = true;
    },
  };
}
