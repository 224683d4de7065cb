import { visitorTypingChanged } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import {
  agentTyping,
  deskTypingChanged,
  leaveConversation,
  openConversation,
  readConversation,
  sendAgentMessage,
} from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import { onEmit, type Platform } from '../../../platform/index.ts';
import { type Conversations, conversationRoom } from '../../conversations/index.ts';
import { type AuthorizedAgent, joinIfUnchanged } from '../connections/authorized-agent.ts';
import { leaveConversationRooms, setListenerAccess } from '../supervision/supervision-listeners.ts';
import type { ConversationViewers } from '../viewers/conversation-viewers.ts';
import type { AgentMessages } from './agent-messages.service.ts';

type Needs = {
  agents: AgentMessages;
  visitorPresence: Pick<Conversations['presence'], 'isOnline'>;
  viewers: Pick<ConversationViewers, 'setState'>;
};

export function agentMessageHandlers(
  { channels }: Pick<Platform, 'channels'>,
  { agents, visitorPresence, viewers }: Needs,
) {
  const on = onEmit<AuthorizedAgent>();
  /** Emits of a socket are handled concurrently: leaving one must not leave the next. */
  const openedLast = new WeakMap<Socket, UserSessionId>();
  return [
    on(openConversation, async ({ payload: { userSessionId, ...range }, who, socket }) => {
      openedLast.set(socket, userSessionId);
      const conversationId = await agents.locate(who, userSessionId);
      const room = conversationRoom(conversationId);
      leaveConversationRooms(socket, room);
      // Before reading, so that messages added in the meantime are not missed.
      await joinIfUnchanged(socket, who, [room]);
      try {
        const { isLive, access, ...view } = await agents.read(who, userSessionId, range);
        setListenerAccess(socket, access);
        if (!isLive) socket.leave(room);
        return { ...view, visitorIsThere: await visitorPresence.isOnline(conversationId) };
      } catch (error) {
        // Another agent took it since it was located.
        socket.leave(room);
        throw error;
      }
    }),
    on(sendAgentMessage, async ({ payload: { userSessionId, ...draft }, who }) => ({
      message: await agents.write(who, userSessionId, draft),
    })),
    on(readConversation, async ({ payload: { userSessionId, seq }, who }) => ({
      unreadCount: await agents.markRead(who, userSessionId, seq),
    })),
    on(leaveConversation, async ({ payload: { userSessionId }, socket }) => {
      if (openedLast.get(socket) === userSessionId) leaveConversationRooms(socket);
      return {};
    }),
    on(agentTyping, async ({ payload: { userSessionId, typing, note }, who, socket }) => {
      const conversationId = await (note ? agents.locate : agents.locateOwned)(who, userSessionId);
      viewers.setState(socket, conversationId, typing ? (note ? 'noting' : 'replying') : 'viewing');
      if (note) return {};
      const room = conversationRoom(conversationId);
      const change = { userType: 'agent' as const, senderName: who.name, typing };
      channels.push(visitorTypingChanged, [room], change);
      channels.push(deskTypingChanged, [room], { conversationId, ...change }, [socket.id]);
      return {};
    }),
  ];
}
