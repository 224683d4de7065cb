/**
 * How often what somebody may see has changed since they opened their socket. Whoever checks rights and then joins rooms
 * looks at it before and after: a change in between has emptied the rooms already, and would be undone.
 */
import type { Socket } from 'socket.io';

export const accessVersion = (socket: Socket): number => socket.data.accessEpoch ?? 0;

export function bumpAccessVersion(socket: Socket): void {
  socket.data.accessEpoch = accessVersion(socket) + 1;
}
