/** Keeps the desks live: lists, open conversations, and the line itself once a login is over. */
import type { QueueUser } from '@parrot/contract/conversations';
import {
  conversationReassigned,
  deskMessageAdded,
  deskMessageChanged,
  deskReadChanged,
  deskSessionChanged,
  noteAdded,
} from '@parrot/contract/desk';
import { loginRoom, type Platform } from '../../platform/index.ts';
import { loginSessionEnded } from '../accounts/index.ts';
import {
  conversationRead,
  conversationRoom,
  type FileLinks,
  holderOf,
  isEnded,
  messageAdded,
  messageChanged,
  sessionChanged,
} from '../conversations/index.ts';
import { agentRooms, deskRoom, involvedAgents, watchRoom } from './desk.rooms.ts';
import { noteStored } from './desk.topics.ts';
import { removeUnauthorizedListeners } from './supervision/supervision-listeners.ts';

export function startDeskListeners(
  { bus, channels }: Pick<Platform, 'bus' | 'channels'>,
  links: Pick<FileLinks, 'signMessage'>,
): void {
  bus.listen(sessionChanged, ({ tenantId, payload: { session, moved, reassigned } }) => {
    const places = [tenantId, session.appId];
    const everybody = places.map(deskRoom);
    if (!isLive(session)) return channels.push(deskSessionChanged, everybody, { session });
    const rooms = [...places.map(watchRoom), ...agentRooms(tenantId, session.appId, involvedAgents(session))];
    const sentAway = moved ? removeUnauthorizedListeners(channels, session) : [];
    if (reassigned) {
      // Before the row itself, so that a desk that may not read on asks for nothing more about it.
      const { fromAgentId, ...told } = reassigned;
      const from = fromAgentId ? agentRooms(tenantId, session.appId, [fromAgentId]) : [];
      const payload = { session: withoutContent(session), fromAgentId, ...told };
      channels.push(conversationReassigned, sentAway, { ...payload, mayRead: false });
      channels.push(conversationReassigned, from, { ...payload, mayRead: true }, sentAway);
    }
    channels.push(deskSessionChanged, rooms, { session });
    if (!moved) return;
    // The others learn that it is gone from their lists, and who has it; not what is said there.
    channels.push(deskSessionChanged, everybody, { session: withoutContent(session) }, rooms);
  });
  bus.listen(messageAdded, ({ tenantId, payload: { message, session } }) => {
    const holder = holderOf(session);
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
  bus.listen(noteStored, ({ tenantId, payload: { note, appId, whisperTo } }) => {
    const rooms = whisperTo
      ? [...[tenantId, appId].map(watchRoom), ...agentRooms(tenantId, appId, [note.authorId, whisperTo])]
      : [conversationRoom(note.conversationId)];
    channels.push(noteAdded, rooms, { note });
  });
  bus.listen(loginSessionEnded, ({ payload: { sessionId } }) =>
    channels.desk.in(loginRoom(sessionId)).disconnectSockets(true),
  );
}

/** A person has it: what is said there is for them and for those who may watch. */
const isLive = (session: QueueUser): boolean => !isEnded(session.status) && holderOf(session) !== null;

const withoutContent = (session: QueueUser): QueueUser => ({
  ...session,
  lastMessage: null,
  unreadCount: 0,
  transfer: null,
  assignment: null,
  email: '',
});
