import type { Socket } from 'socket.io';
import type { Caller } from '../../../platform/index.ts';
import { accessVersion } from './access-version.ts';

/** The sender of an emit, with the access version at which their permissions were read. */
export type AuthorizedAgent = Caller & { accessVersion: number };

/** Joins nothing if permissions have changed since: the agent was notified and connects again. */
export async function joinIfUnchanged(
  socket: Socket,
  agent: AuthorizedAgent,
  rooms: string[],
): Promise<void> {
  if (accessVersion(socket) === agent.accessVersion) await socket.join(rooms);
}
