/**
 * How often what somebody may see has changed since they opened their socket. Whoever checks rights and then joins rooms
 * looks at it before and after: a change in between has emptied the rooms already, and would be undone.
 */
import type { Socket } from 'socket.io';

export const accessEpoch = (socket: Socket): number => socket.data.accessEpoch ?? 0;

export function countUpAccessEpoch(socket: Socket): void {
  socket.data.accessEpoch = accessEpoch(socket) + 1;
}
