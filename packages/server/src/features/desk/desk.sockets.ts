/** The desk's channel. Every emit carries its own token and is checked by it, whatever the handshake was. */
import { visitorTypingChanged } from '@parrot/contract/conversations';
import { AppError, DONE, desk } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  agentTyping,
  deskConnectionCut,
  deskTypingChanged,
  openConversation,
  readConversation,
  sendAgentMessage,
} from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import {
  type Authorization,
  admitUsers,
  bindEmits,
  type Caller,
  onEmit,
  type Platform,
  requirePermission,
} from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { type Conversations, conversationRoom } from '../conversations/index.ts';
import type { AgentPresence } from './agents/agent-presence.service.ts';
import { accessVersion } from './connections/access-version.ts';
import { identifyAgent } from './connections/identify-agent.ts';
import { agentRoom, agentsRoom, deskRoom, watchRoom } from './desk.rooms.ts';
import type { AgentMessages } from './messages/agent-messages.service.ts';
import type { Notes } from './notes/notes.service.ts';
import { leaveConversationRooms, setKeepsListening } from './supervision/supervision-listeners.ts';
import type { Transitions } from './transitions/transitions.service.ts';
import { transitionHandlers } from './transitions/transitions.sockets.ts';
import { canMonitor } from './visibility/visibility.policy.ts';

/** Whoever sends an emit, and since when what they may see is as it was found. */
type AuthorizedAgent = Caller & { epoch: number };

type Needs = {
  agents: AgentMessages;
  transitions: Transitions;
  notes: Notes;
  visitorPresence: Pick<Conversations['presence'], 'isOnline'>;
  apps: Pick<Apps, 'visibleAppIds'>;
  gate: Authorization;
  presence: Pick<AgentPresence, 'comes'>;
};

export function openDeskChannel(platform: Platform, needs: Needs): void {
  const { agents, transitions, notes, visitorPresence, apps, gate, presence } = needs;
  const { channels, database, checkReplies, log } = platform;
  const on = onEmit<AuthorizedAgent>();

  const roomsFor = async (caller: Caller): Promise<string[]> => {
    const places = caller.allApps
      ? [caller.tenantId]
      : await database.tenant(caller.tenantId, (tx) => apps.visibleAppIds(tx, caller));
    const watches = canMonitor(caller);
    return [
      agentsRoom(caller.tenantId),
      ...places.flatMap((place) => [deskRoom(place), agentRoom(place, caller.userId)]),
      ...(watches ? places.map(watchRoom) : []),
    ];
  };

  const handlers = [
    on(agentConnect, async ({ who, socket }) => {
      await joinIfUnchanged(socket, who, await roomsFor(who));
      await presence.comes(socket);
      return DONE;
    }),
    on(openConversation, async ({ payload: { userSessionId, ...place }, who, socket }) => {
      const conversationId = await agents.locate(who, userSessionId);
      const room = conversationRoom(conversationId);
      leaveConversationRooms(socket, room);
      // Before reading, so that what comes in the meantime is not missed.
      await joinIfUnchanged(socket, who, [room]);
      try {
        const { isLive, isMentioned, ...view } = await agents.read(who, userSessionId, place);
        setKeepsListening(socket, canMonitor(who) || isMentioned);
        if (!isLive) socket.leave(room);
        return { ...view, visitorIsThere: visitorPresence.isOnline(conversationId) };
      } catch (error) {
        // Somebody else got it in this very moment.
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
    on(agentTyping, async ({ payload: { userSessionId, typing }, who, socket }) => {
      const conversationId = await agents.locateOwned(who, userSessionId);
      const room = conversationRoom(conversationId);
      const sign = { userType: 'agent' as const, senderName: who.name, typing };
      channels.push(visitorTypingChanged, [room], sign);
      channels.push(deskTypingChanged, [room], { conversationId, ...sign }, [socket.id]);
      return {};
    }),
    on(addNote, async ({ payload: { userSessionId, ...note }, who }) => ({
      note: await notes.add(who, userSessionId, note),
    })),
    ...transitionHandlers(transitions),
  ];

  admitUsers({
    channel: 'desk',
    channels,
    gate,
    log,
    check(socket, caller) {
      if (socket.handshake.query.type !== 'agent')
        throw new AppError('bad_input', { fields: { type: 'Only agents connect here.' } });
      requirePermission(caller, desk);
    },
    welcome: bindEmits<AuthorizedAgent>({
      limits: channels.limits,
      handlers,
      cutPush: deskConnectionCut,
      checkReplies,
      log,
      async identify(socket, payload, { event }) {
        const epoch = accessVersion(socket);
        return { ...(await identifyAgent(gate, socket, payload, event.access)), epoch };
      },
    }),
  });
}

/** Where rights changed meanwhile, the rooms stay empty: the agent was told, and connects anew. */
async function joinIfUnchanged(socket: Socket, { epoch }: AuthorizedAgent, rooms: string[]): Promise<void> {
  if (accessVersion(socket) === epoch) await socket.join(rooms);
}
