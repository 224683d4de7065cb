/** The desk's channel. Every emit carries its own token and is checked by it, whatever the handshake was. */
import { visitorHearsTyping } from '@parrot/contract/conversations';
import { AppError, DONE, desk } from '@parrot/contract/core';
import {
  agentConnect,
  agentTyping,
  closeConversation,
  openConversation,
  readConversation,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import {
  admitPeople,
  bindEmits,
  type Caller,
  type Gate,
  onEmit,
  type Platform,
  requirePermission,
} from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { type Conversations, conversationRoom, isConversationRoom } from '../conversations/index.ts';
import { accessEpoch } from './access-epoch.ts';
import { agentRoom, deskRoom } from './desk.rooms.ts';
import { identifyAgent } from './identify-agent.ts';

/** Whoever sends an emit, and since when what they may see is as it was found. */
type Agent = Caller & { epoch: number };

type Needs = { conversations: Conversations; apps: Pick<Apps, 'appsOf'>; gate: Gate };

export function openDeskChannel(platform: Platform, { conversations, apps, gate }: Needs): void {
  const { channels, database, checkReplies, log } = platform;
  const on = onEmit<Agent>();

  const roomsOf = async (caller: Caller): Promise<string[]> => {
    const places = caller.allApps
      ? [caller.tenantId]
      : await database.tenant(caller.tenantId, (tx) => apps.appsOf(tx, caller));
    return places.flatMap((place) => [deskRoom(place), agentRoom(place, caller.userId)]);
  };

  const handlers = [
    on(agentConnect, async ({ who, socket }) => {
      await joinAsOf(socket, who, await roomsOf(who));
      return DONE;
    }),
    on(openConversation, async ({ payload: { userSessionId, afterSeq }, who, socket }) => {
      const room = conversationRoom(await conversations.locate(who, userSessionId));
      leaveConversations(socket, room);
      // Before reading, so that what comes in the meantime is not missed.
      await joinAsOf(socket, who, [room]);
      return conversations.read(who, userSessionId, afterSeq);
    }),
    on(takeConversation, async ({ payload: { userSessionId }, who }) => ({
      session: await conversations.take(who, userSessionId),
    })),
    on(sendAgentMessage, async ({ payload: { userSessionId, msgId, value }, who }) => ({
      message: await conversations.write(who, userSessionId, { msgId, value }),
    })),
    on(closeConversation, async ({ payload: { userSessionId }, who }) => ({
      session: await conversations.close(who, userSessionId),
    })),
    on(readConversation, async ({ payload: { userSessionId, seq }, who }) => ({
      unreadCount: await conversations.markRead(who, userSessionId, seq),
    })),
    on(agentTyping, async ({ payload: { userSessionId, typing }, who }) => {
      const room = conversationRoom(await conversations.locateOwned(who, userSessionId));
      channels.push(visitorHearsTyping, [room], { userType: 'agent', senderName: who.name, typing });
      return {};
    }),
  ];

  admitPeople({
    channel: 'desk',
    channels,
    gate,
    log,
    check(socket, caller) {
      if (socket.handshake.query.type !== 'agent')
        throw new AppError('bad_input', { fields: { type: 'Only agents connect here.' } });
      requirePermission(caller, desk);
    },
    welcome: (socket) =>
      bindEmits<Agent>(socket, {
        handlers,
        checkReplies,
        log,
        async identify(_, payload, { event }) {
          const epoch = accessEpoch(socket);
          return { ...(await identifyAgent(gate, socket, payload, event.access)), epoch };
        },
      }),
  });
}

/** Where rights changed meanwhile, the rooms stay empty: the agent was told, and connects anew. */
async function joinAsOf(socket: Socket, { epoch }: Agent, rooms: string[]): Promise<void> {
  if (accessEpoch(socket) === epoch) await socket.join(rooms);
}

/** One conversation is open at a time. */
function leaveConversations(socket: Socket, except: string): void {
  for (const room of socket.rooms) if (isConversationRoom(room) && room !== except) socket.leave(room);
}
