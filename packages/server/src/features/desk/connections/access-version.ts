/**
 * Counts the permission changes of a connected agent. Code that checks permissions and then joins rooms
 * compares the version before and after, because a change in between has already emptied the rooms.
 */
import type { Socket } from 'socket.io';

export const accessVersion = (socket: Socket): number => socket.data.accessVersion ?? 0;

export function bumpAccessVersion(socket: Socket): void {
  socket.data.accessVersion = accessVersion(socket) + 1;
}
