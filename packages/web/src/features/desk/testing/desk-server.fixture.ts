/// <reference types="node" />
/** The desk server for tests: real HTTP and a real Socket.IO server, with conversations in memory. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assistantAbilities } from '@parrot/contract/assistant';
import { EMITS } from '@parrot/contract/catalog';
import type { Message, QueueUser } from '@parrot/contract/conversations';
import {
  type Ack,
  CHANNELS,
  type Emit,
  errorReply,
  type GroupId,
  LIMITS,
  type PayloadOf,
  type Push,
} from '@parrot/contract/core';
import {
  agentAppDetails,
  assignedUsers,
  botViewSessions,
  type DeskAgent,
  deskMessageAdded,
  deskSessionChanged,
  escalatedUsers,
  groupQueues,
  HISTORY_VIEWS,
  historyUsers,
  isInQueue,
  listAgentApps,
  listAgentSkills,
  listAgents,
  type Note,
  noteAdded,
  type OwnStatus,
  onlineOfflineAgents,
  passesFilter,
  type QueueFilter,
  type QueueView,
  readOwnStatus,
  saveDeskSettings,
  switchAgentTab,
  transferGroups,
  unassignedUsers,
  viewOf,
} from '@parrot/contract/desk';
import { listResponses } from '@parrot/contract/responses';
import { listTags, readSessionTags } from '@parrot/contract/tags';
import { readSessionDues, type SessionDue, ticketDetails } from '@parrot/contract/tickets';
import { Server, type Socket } from 'socket.io';
import { onTestFinished } from 'vitest';
import { settings } from '../../../shared/settings/settings.ts';
import { startServer, writeSettings } from '../../../testing/server.ts';
import { answerStart, MAYA } from '../../../testing/users.ts';
import { AINO, APP, messageIn, noteOn, TOMAS } from './queue-user.fixture.ts';

type Payload = Record<string, unknown> & { userSessionId: string };
type Answer = Ack<object>;
type Handler = (payload: Payload, socket: Socket) => Answer | Promise<Answer> | undefined;

export type DeskServer = Awaited<ReturnType<typeof startDeskServer>>;

export const refusal = (status: number, code: string, message: string): Answer => ({
  ok: false,
  error: { status, code, message },
});

/** Starts it for this test, with the application's settings pointing to it. */
export async function startDeskServer() {
  const http = await startServer();
  answerStart(http);
  const line = createServer();
  // Tests that move the time send no pings meanwhile.
  const io = new Server(line, { path: CHANNELS.desk.path, transports: ['websocket'], pingTimeout: 600_000 });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void io.close());
  const studioWebsocket = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  writeSettings({ ...settings(), bases: { ...settings().bases, studioWebsocket } });

  const sessions = new Map<string, QueueUser>();
  const threads = new Map<string, Message[]>();
  const notes = new Map<string, Note[]>();
  const dues: SessionDue[] = [];
  const agents = { online: [AINO], offline: [TOMAS] };
  const ownDesk: OwnStatus = {
    state: 'available',
    open: 2,
    capacity: 5,
    settings: { sendDelaySeconds: 0 },
  };
  const emits: { name: string; payload: Payload }[] = [];
  /** Tests override the default replies; `undefined` leaves an emit unanswered. */
  const answers = new Map<string, Handler>();
  /** Emits that a test answers with invalid replies. */
  const broken = new Set<string>();
  /** Contract violations that no test expects. */
  const faults: unknown[] = [];
  onTestFinished(() => {
    if (faults.length > 0)
      throw new AggregateError(faults, 'The desk server of this test violated the contract.');
  });
  /** Refuses a handshake by throwing. */
  const door = { check: (_auth: Record<string, unknown>): void => {} };

  const push = <P extends Push>(event: P, payload: PayloadOf<P>) => {
    requireContract(`push ${event.name}`, event.payload, payload);
    io.emit(event.name, payload);
  };
  const sessionOf = ({ userSessionId }: Payload) => sessions.get(userSessionId) as QueueUser;
  const threadOf = (session: QueueUser) => threads.get(session.conversationId) ?? [];

  /** Stores a session; with `isPushed` false as if its push got lost. */
  const put = (session: QueueUser, isPushed = true): QueueUser => {
    sessions.set(session.userSessionId, session);
    if (isPushed) push(deskSessionChanged, { session });
    return session;
  };
  const addMessage = (session: QueueUser, change: Partial<Message> = {}, isPushed = true): Message => {
    const known = threadOf(session).find(({ msgId }) => msgId === change.msgId);
    if (known) return known;
    const message = messageIn(session, threadOf(session).length + 1, change);
    threads.set(session.conversationId, [...threadOf(session), message]);
    if (isPushed) push(deskMessageAdded, { message });
    return message;
  };

  const write = (note: Note): void => {
    notes.set(note.conversationId, [...(notes.get(note.conversationId) ?? []), note]);
    push(noteAdded, { note });
  };
  const agentOf = (payload: Payload) =>
    [...agents.online, ...agents.offline].find(({ userId }) => userId === payload.toAgentId) as DeskAgent;

  const usual: Record<string, Handler> = {
    'agent.connect': () => ({ ok: true, status: 'success' }),
    'conversation.open': (payload) => {
      const session = sessionOf(payload);
      const all = threadOf(session);
      const after = Number(payload.afterSeq ?? 0);
      const before = Number(payload.beforeSeq ?? Number.POSITIVE_INFINITY);
      const messages =
        after === 0
          ? all.filter(({ seq }) => seq < before).slice(-Number(payload.limit ?? 20))
          : all.filter(({ seq }) => seq > after).slice(0, 500);
      const stored = notes.get(session.conversationId) ?? [];
      return {
        ok: true,
        session,
        messages,
        notes: stored,
        ratings: [],
        lastSeq: all.length,
        visitorIsThere: true,
      };
    },
    'conversation.take': (payload) => {
      const mine = { status: 'ASSIGNED' as const, agentId: MAYA.userId, agentName: MAYA.name };
      return { ok: true, session: put({ ...sessionOf(payload), ...mine }) };
    },
    'conversation.close': (payload) => ({
      ok: true,
      session: put({ ...sessionOf(payload), status: 'CLOSED', endedAt: new Date().toISOString() }),
    }),
    'conversation.reopen': (payload) => ({
      ok: true,
      session: put({ ...sessionOf(payload), status: 'ASSIGNED', endedAt: null }),
    }),
    'conversation.returnToBot': (payload) => ({
      ok: true,
      session: put({ ...sessionOf(payload), status: 'INPROGRESS', agentId: null, agentName: null }),
    }),
    'conversation.takeOver': (payload) => {
      const mine = { status: 'ASSIGNED' as const, agentId: MAYA.userId, agentName: MAYA.name };
      return { ok: true, session: put({ ...sessionOf(payload), ...mine }) };
    },
    'transfer.offer': (payload) => {
      const to = agentOf(payload);
      const transfer = {
        toAgentId: to.userId,
        toAgentName: to.name,
        byAgentId: MAYA.userId,
        byAgentName: MAYA.name,
        note: String(payload.note),
        until: new Date(Date.now() + 60_000).toISOString(),
      };
      return { ok: true, session: put({ ...sessionOf(payload), transfer }) };
    },
    'conversation.moveToGroup': (payload) => {
      const groupId = String(payload.groupId) as GroupId;
      const unowned = { agentId: null, agentName: null, status: 'UNASSIGNED' } as const;
      return { ok: true, session: put({ ...sessionOf(payload), ...unowned, groupId }) };
    },
    'transfer.cancel': (payload) => ({ ok: true, session: put({ ...sessionOf(payload), transfer: null }) }),
    'transfer.answer': (payload) => {
      const mine = payload.accept ? { agentId: MAYA.userId, agentName: MAYA.name } : {};
      return { ok: true, session: put({ ...sessionOf(payload), ...mine, transfer: null }) };
    },
    'conversation.escalate': (payload) => {
      const { userId, name } = agentOf(payload);
      const escalated = { escalatedAgentId: userId, escalatedAgentName: name };
      return { ok: true, session: put({ ...sessionOf(payload), ...escalated, status: 'ESCALATED' }) };
    },
    'note.add': (payload) => {
      const session = sessionOf(payload);
      const note = noteOn(session, {
        afterSeq: threadOf(session).length,
        value: String(payload.value),
        whisper: payload.whisper === true,
        authorId: MAYA.userId,
        authorName: MAYA.name,
      });
      write(note);
      return { ok: true, note };
    },
    'conversation.read': () => ({ ok: true, unreadCount: 0 }),
    'conversation.leave': () => ({ ok: true }),
    'agent.typing': () => ({ ok: true }),
    'message.send': (payload) => ({
      ok: true,
      message: addMessage(sessionOf(payload), {
        msgId: payload.msgId as Message['msgId'],
        value: String(payload.value),
        userType: 'agent',
        senderId: MAYA.userId,
        senderName: MAYA.name,
      }),
    }),
  };
  io.use((socket, next) => {
    try {
      door.check(socket.handshake.auth);
      next();
    } catch (error) {
      next(error as Error);
    }
  });
  io.on('connection', (socket) =>
    socket.onAny(async (name: string, payload: Payload, answer?: (ack: Answer) => void) => {
      emits.push({ name, payload });
      try {
        const event = deskEmit(name);
        requireContract(`emit ${name}`, event.payload, payload);
        const ack = await (answers.get(name) ?? usual[name])?.(payload, socket);
        if (!ack) return;
        if (broken.has(name)) return answer?.(ack);
        if (ack.ok) requireContract(`answer to ${name}`, event.reply, ack);
        else requireContract(`refusal of ${name}`, errorReply, ack.error);
        answer?.(ack);
      } catch (error) {
        faults.push(error);
      }
    }),
  );

  const listed =
    (view: QueueView) =>
    ({ body = {} }: { body?: Record<string, unknown> | undefined }) => {
      const { offset = 0, limit = 50 } = body as { offset?: number; limit?: number };
      const all = [...sessions.values()]
        .filter(
          (session) =>
            viewOf(session.status) === view && passesFilter(session, body as QueueFilter, MAYA.userId),
        )
        .sort(newestFirst);
      return {
        status: 'success' as const,
        items: all.slice(offset, offset + limit),
        total: HISTORY_VIEWS.includes(view)
          ? Math.min(all.length, Math.max(LIMITS.countedHistory, offset + limit) + 1)
          : all.length,
        inLine: all.filter(isInQueue).length,
        offset,
        ...(dues.length > 0 && { dues }),
      };
    };
  const OK = { status: 'success' as const };
  http.answer(listAgentApps, { ...OK, items: [APP], count: 1 });
  http.answer(unassignedUsers, listed('unassigned'));
  http.answer(assignedUsers, listed('assigned'));
  http.answer(escalatedUsers, listed('escalated'));
  http.answer(historyUsers, listed('history'));
  http.answer(botViewSessions, (request) => listed(request.body?.view as QueueView)(request));
  http.answer(switchAgentTab, ({ body }) => ({
    ...OK,
    tab: (body?.tab ?? 'unassigned') as QueueView,
    counts: { unassigned: 0, assigned: 0, escalated: 0, inprogress: 0 },
  }));
  http.answer(agentAppDetails, {
    ...OK,
    actionList: [{ actionName: 'handle' }, { actionName: 'monitor' }],
  });
  http.answer(onlineOfflineAgents, () => ({ ...OK, online: agents.online, offline: agents.offline }));
  http.answer(listAgents, () => ({ ...OK, items: [AINO, TOMAS], total: 2, offset: 0 }));
  http.answer(assistantAbilities, { ...OK, hasModel: false, smartSuggestions: false });
  http.answer(readOwnStatus, () => ({ ...OK, desk: ownDesk }));
  http.answer(saveDeskSettings, ({ body }) => {
    Object.assign(ownDesk.settings, body);
    return { ...OK, settings: ownDesk.settings };
  });
  http.answer(ticketDetails, { ...OK, ticket: null });
  http.answer(listTags, { ...OK, items: [] });
  http.answer(groupQueues, { ...OK, items: [], none: 0 });
  http.answer(transferGroups, { ...OK, items: [] });
  http.answer(listAgentSkills, { ...OK, items: [] });
  http.answer(readSessionTags, { ...OK, items: [] });
  http.answer(readSessionDues, () => ({ ...OK, items: dues }));
  http.answer(listResponses, { ...OK, items: [], total: 0, offset: 0 });

  return {
    /** When tickets are due, as the lists say it. */
    dues,
    http,
    io,
    line,
    door,
    emits,
    answers,
    agents,
    ownDesk,
    put,
    addMessage,
    write,
    push,
    /** Answers an emit with a reply that the contract does not allow. */
    breakContract(event: Emit, ack: { ok: boolean } & Record<string, unknown>): void {
      broken.add(event.name);
      answers.set(event.name, () => ack as Answer);
    },
    emitsOf: (event: Emit) => emits.filter(({ name }) => name === event.name).map(({ payload }) => payload),
    /** Breaks the connection; the client may reconnect. */
    cut(): void {
      for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
    },
  };
}

function deskEmit(name: string): Emit {
  const event = EMITS.find((one) => one.channel === 'desk' && one.name === name);
  if (!event) throw new Error(`The contract has no desk emit '${name}'.`);
  return event;
}

function requireContract(what: string, schema: Emit['payload'], value: unknown): void {
  const { error } = schema.safeParse(value);
  if (error) throw new Error(`${what} does not match the contract: ${error.message}`);
}

/** Waits for a condition that depends on the network, without moving a frozen clock. */
export async function until(condition: () => unknown): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

/** A promise that the test resolves. */
export function delayedReply() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

const newestFirst = (a: QueueUser, b: QueueUser): number => {
  const time = (session: QueueUser) => session.lastMessage?.time ?? session.startedAt;
  return time(b).localeCompare(time(a)) || a.userSessionId.localeCompare(b.userSessionId);
};
