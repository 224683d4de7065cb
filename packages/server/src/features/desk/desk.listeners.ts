/**
 * Pushes changes of queues and open conversations to the desks, and disconnects desks whose login session
 * ended.
 */
import type { QueueUser } from '@parrot/contract/conversations';
import {
  conversationReassigned,
  deskMessageAdded,
  deskMessageChanged,
  deskReadChanged,
  deskSessionChanged,
  deskVisitorPageChanged,
  noteAdded,
} from '@parrot/contract/desk';
import { loginRoom, type Platform } from '../../platform/index.ts';
import { loginSessionEnded } from '../accounts/index.ts';
import {
  type Conversations,
  conversationRead,
  conversationRoom,
  type FileLinks,
  messageAdded,
  messageChanged,
  ownerOf,
  sessionChanged,
} from '../conversations/index.ts';
import { agentRooms, deskRoom, supervisorsRoom } from './desk.rooms.ts';
import { noteStored } from './desk.topics.ts';
import { removeUnauthorizedListeners } from './supervision/supervision-listeners.ts';
import type { ConversationViewers } from './viewers/conversation-viewers.ts';
import { listingRooms } from './visibility/rooms-of-session.ts';
import { involvedAgents, isSharedStatus } from './visibility/visibility.policy.ts';

export function startDeskListeners(
  { bus, channels }: Pick<Platform, 'bus' | 'channels'>,
  {
    links,
    pages,
    viewers,
  }: {
    links: Pick<FileLinks, 'signMessage'>;
    pages: Pick<Conversations['pages'], 'onChanged'>;
    viewers: Pick<ConversationViewers, 'endReplies'>;
  },
): void {
  // Everywhere, because each process removes its own sockets from the conversation before it pushes.
  bus.listenEverywhere(
    sessionChanged,
    ({ tenantId, payload: { session, moved, reassigned } }) => {
      if (moved) viewers.endReplies(session.conversationId);
      const scopes = [tenantId, session.appId];
      const allAgents = scopes.map(deskRoom);
      if (isSharedStatus(session.status))
        return channels.pushHere(deskSessionChanged, allAgents, { session });
      const rooms = listingRooms(tenantId, session);
      const removed = moved ? removeUnauthorizedListeners(channels, session) : [];
      if (reassigned) {
        // Before the session itself, so that a desk that lost access does not refetch it.
        const { fromAgentId, ...details } = reassigned;
        const from = fromAgentId ? agentRooms(tenantId, session.appId, [fromAgentId]) : [];
        const payload = { session: withoutContent(session), fromAgentId, ...details };
        channels.pushHere(conversationReassigned, removed, { ...payload, mayRead: false });
        channels.pushHere(conversationReassigned, from, { ...payload, mayRead: true }, removed);
      }
      channels.pushHere(deskSessionChanged, rooms, { session });
      if (!moved) return;
      // Other agents get the new owner, so that the session leaves their lists, but no content.
      channels.pushHere(deskSessionChanged, allAgents, { session: withoutContent(session) }, rooms);
    },
    { missed: 'sockets reconnect' },
  );
  bus.listen(messageAdded, ({ tenantId, payload: { message, session } }) => {
    const holder = ownerOf(session);
    const rooms = holder ? agentRooms(tenantId, session.appId, [holder]) : [];
    channels.push(deskMessageAdded, [conversationRoom(message.conversationId), ...rooms], {
      message: links.signMessage(message),
    });
  });
  bus.listen(messageChanged, ({ payload: { message } }) =>
    channels.push(deskMessageChanged, [conversationRoom(message.conversationId)], {
      message: links.signMessage(message),
    }),
  );
  bus.listen(conversationRead, ({ tenantId, payload: { session, by, seq } }) => {
    const { conversationId, appId } = session;
    const rooms = [conversationRoom(conversationId), ...agentRooms(tenantId, appId, involvedAgents(session))];
    channels.push(deskReadChanged, rooms, { conversationId, by, seq });
  });
  pages.onChanged(({ tenantId, appId, conversationId, page, isWaiting }) => {
    const lists = isWaiting ? [tenantId, appId].map(deskRoom) : [];
    channels.push(deskVisitorPageChanged, [conversationRoom(conversationId), ...lists], {
      conversationId,
      page,
    });
  });
  bus.listen(noteStored, ({ tenantId, payload: { note, appId, whisperTo } }) => {
    const rooms = whisperTo
      ? [
          ...[tenantId, appId].map(supervisorsRoom),
          ...agentRooms(tenantId, appId, [note.authorId ?? whisperTo, whisperTo]),
        ]
      : [conversationRoom(note.conversationId)];
    channels.push(noteAdded, rooms, { note });
  });
  bus.listen(loginSessionEnded, ({ payload: { sessionId } }) =>
    channels.desk.in(loginRoom(sessionId)).disconnectSockets(true),
  );
}

const withoutContent = (session: QueueUser): QueueUser => ({
  ...session,
  lastMessage: null,
  unreadCount: 0,
  transfer: null,
  whisper: undefined,
  assignment: null,
  email: '',
});
