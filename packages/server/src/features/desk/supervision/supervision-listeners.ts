/** Which sockets receive the messages of the conversation that is open at their desk. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { Socket } from 'socket.io';
import { type Channels, ownerOf } from '../../../platform/index.ts';
import { conversationRoom, isConversationRoom } from '../../conversations/index.ts';
import { canSeeSession, involvedAgents, type Visibility } from '../visibility/visibility.policy.ts';

type Access = { visibility: Visibility; isMentioned: boolean };

/** What the agent was allowed to see when the conversation was opened. */
const accessOf = new WeakMap<Socket, Access>();

/** A desk has one conversation open at a time. */
export function leaveConversationRooms(socket: Socket, except?: string): void {
  accessOf.delete(socket);
  for (const room of socket.rooms) if (isConversationRoom(room) && room !== except) socket.leave(room);
}

export const setListenerAccess = (socket: Socket, access: Access): void => void accessOf.set(socket, access);

/** Removes the sockets that may no longer read a session after a transition, and returns their ids. */
export function removeUnauthorizedListeners(channels: Channels, session: QueueUser): string[] {
  const room = conversationRoom(session.conversationId);
  const removed: string[] = [];
  for (const id of channels.desk.sockets.adapter.rooms.get(room) ?? []) {
    const socket = channels.desk.sockets.sockets.get(id);
    if (!socket || mayListen(socket, session)) continue;
    socket.leave(room);
    removed.push(id);
  }
  return removed;
}

function mayListen(socket: Socket, session: QueueUser): boolean {
  const access = accessOf.get(socket);
  if (access) return canSeeSession(access.visibility, session, access);
  return involvedAgents(session).includes(ownerOf(socket).userId);
}
