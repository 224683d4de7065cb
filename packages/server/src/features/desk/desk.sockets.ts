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
import { agentRoom, allAppsRoom, appRoom } from './desk.rooms.ts';
import { identifyAgent } from './identify-agent.ts';

type Needs = { conversations: Conversations; apps: Pick<Apps, 'appsOf'>; gate: Gate };

export function openDeskChannel(platform: Platform, { conversations, apps, gate }: Needs): void {
  const { channels, database, checkReplies, log } = platform;
  const on = onEmit<Caller>();

  const roomsOf = async (caller: Caller): Promise<string[]> => {
    if (caller.allApps) return [allAppsRoom(caller.tenantId)];
    const appIds = await database.tenant(caller.tenantId, (tx) => apps.appsOf(tx, caller));
    return appIds.map(appRoom);
  };

  const handlers = [
    on(agentConnect, async ({ who, socket }) => {
      await socket.join([agentRoom(who.tenantId, who.userId), ...(await roomsOf(who))]);
      return DONE;
    }),
    on(openConversation, async ({ payload: { userSessionId, afterSeq }, who, socket }) => {
      const room = conversationRoom(await conversations.locate(who, userSessionId));
      leaveConversations(socket, room);
      // Before reading, so that what comes in the meantime is not missed.
      await socket.join(room);
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
      bindEmits<Caller>(socket, {
        handlers,
        checkReplies,
        log,
        identify: (_, payload, { event }) => identifyAgent(gate, socket, payload, event.access),
      }),
  });
}

/** One conversation is open at a time. */
function leaveConversations(socket: Socket, except: string): void {
  for (const room of socket.rooms) if (isConversationRoom(room) && room !== except) socket.leave(room);
}
