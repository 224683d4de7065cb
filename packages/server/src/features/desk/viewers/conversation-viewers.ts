/**
 * Who has a conversation open, and who is writing in it: the desk sockets in its room, of all processes. So only
 * agents who may read it are listed and notified, and whoever loses access or the connection is gone with it.
 */
import { type ConversationId, LIMITS } from '@parrot/contract/core';
import { type Viewer, type ViewerState, viewersChanged } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import { createSharedParts, ownerOf, type Platform } from '../../../platform/index.ts';
import { conversationOfRoom, conversationRoom } from '../../conversations/index.ts';
import { mergeViewers } from './merge-viewers.policy.ts';

export type ConversationViewers = {
  /** The name that others see. */
  admit(socket: Socket, userName: string): void;
  setState(socket: Socket, conversationId: ConversationId, state: ViewerState): void;
  /** The conversation got another owner: only owners write replies. */
  endReplies(conversationId: ConversationId): void;
  /** Ends what agents of this process have not repeated, such as a note whose end was not reported. */
  endExpired(): void;
};

type ViewerStatus = { room: string; state: ViewerState; since: number };

export function createConversationViewers({
  channels,
  clock,
  cluster,
}: Pick<Platform, 'channels' | 'clock' | 'cluster'>): ConversationViewers {
  const { adapter, sockets } = channels.desk.sockets;
  const names = new WeakMap<Socket, string>();
  const states = new WeakMap<Socket, ViewerStatus>();
  /** Rooms whose viewers may have changed, and whether all of them need the list again. */
  const changed = new Map<string, boolean>();
  const shown = new Map<string, string>();
  const parts = createSharedParts<Viewer[]>('viewers', cluster, (room) => update(room, false));

  const socketsIn = (room: string): Socket[] =>
    [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);

  const viewersHere = (room: string): Viewer[] =>
    socketsIn(room).map((socket) => {
      const { room: busyIn, state } = states.get(socket) ?? {};
      return {
        userId: ownerOf(socket).userId,
        userName: names.get(socket) ?? '',
        state: busyIn === room && state ? state : 'viewing',
      };
    });

  /** Once for all sockets that join and leave at the same moment. */
  const update = (room: string, toAll: boolean): void => {
    if (changed.size === 0) setImmediate(flush);
    changed.set(room, toAll || (changed.get(room) ?? false));
  };

  const flush = () => {
    const rooms = [...changed];
    changed.clear();
    for (const [room, toAll] of rooms) push(room, toAll);
  };

  const lastParts = new Map<string, string>();
  const push = (room: string, toAll: boolean) => {
    const conversationId = conversationOfRoom(room);
    if (!conversationId) return;
    const own = mergeViewers([viewersHere(room)]);
    if (own.length === 0) {
      lastParts.delete(room);
      shown.delete(room);
      return parts.delete(room);
    }
    const part = JSON.stringify(own);
    if (lastParts.get(room) !== part) parts.set(room, own);
    lastParts.set(room, part);
    const viewers = mergeViewers([own, ...parts.others(room)]).slice(0, LIMITS.viewersShown);
    const list = JSON.stringify(viewers);
    if (!toAll && shown.get(room) === list) return;
    shown.set(room, list);
    channels.pushHere(viewersChanged, [room], { conversationId, viewers });
  };

  adapter.on('join-room', (room: string) => {
    if (conversationOfRoom(room)) update(room, true);
  });
  adapter.on('leave-room', (room: string) => {
    if (conversationOfRoom(room)) update(room, false);
  });

  return {
    admit: (socket, userName) => void names.set(socket, userName),
    setState(socket, conversationId, state) {
      const room = conversationRoom(conversationId);
      if (!socket.rooms.has(room)) return;
      states.set(socket, { room, state, since: clock.now().getTime() });
      update(room, false);
    },
    endReplies(conversationId) {
      const room = conversationRoom(conversationId);
      for (const socket of socketsIn(room))
        if (states.get(socket)?.state === 'replying') states.delete(socket);
      if (adapter.rooms.has(room)) update(room, false);
    },
    endExpired() {
      const before = clock.now().getTime() - LIMITS.agentTyping.expiresMs;
      for (const socket of sockets.values()) {
        const { room, since } = states.get(socket) ?? {};
        if (room === undefined || since === undefined || since > before) continue;
        states.delete(socket);
        update(room, false);
      }
    },
  };
}
