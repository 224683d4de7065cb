/** Who hears what is said in the conversation that is open at their desk. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { Socket } from 'socket.io';
import { type Channels, ownerOf } from '../../../platform/index.ts';
import { conversationRoom, isConversationRoom } from '../../conversations/index.ts';
import { involvedAgents } from '../desk.rooms.ts';

/** Whether they may stay whoever has the conversation: they may watch colleagues, or were mentioned in it. */
const keepsListening = new WeakMap<Socket, boolean>();

/** One conversation is open at a time. */
export function leaveConversationRooms(socket: Socket, except?: string): void {
  for (const room of socket.rooms) if (isConversationRoom(room) && room !== except) socket.leave(room);
}

export const setKeepsListening = (socket: Socket, stays: boolean): void =>
  void keepsListening.set(socket, stays);

/** Somebody has the conversation now: who looked in while it was everybody's hears no more of it. Returns the ids of their sockets. */
export function removeUnauthorizedListeners(channels: Channels, session: QueueUser): string[] {
  const room = conversationRoom(session.conversationId);
  const parties = involvedAgents(session);
  const sentAway: string[] = [];
  for (const id of channels.desk.sockets.adapter.rooms.get(room) ?? []) {
    const socket = channels.desk.sockets.sockets.get(id);
    if (!socket || keepsListening.get(socket) || parties.includes(ownerOf(socket).userId)) continue;
    socket.leave(room);
    sentAway.push(id);
  }
  return sentAway;
}
