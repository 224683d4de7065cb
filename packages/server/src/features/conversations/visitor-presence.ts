/** Whether visitors have a window open: told to the desks that look at their conversation, and kept when the last one closes. */
import type { ConversationId, TenantId, VisitorId } from '@parrot/contract/core';
import { visitorCame } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import type { Platform } from '../../platform/index.ts';
import { conversationRoom } from './conversations.rooms.ts';
import { updateVisitor } from './visitors.repository.ts';

type Visiting = { tenantId: TenantId; visitorId: VisitorId; conversationId: ConversationId };

export type VisitorPresence = ReturnType<typeof createVisitorPresence>;

export function createVisitorPresence({
  channels,
  database,
  clock,
  log,
}: Pick<Platform, 'channels' | 'database' | 'clock' | 'log'>) {
  const windows = new Map<ConversationId, Set<Socket>>();
  const visiting = new WeakMap<Socket, Visiting>();
  const underWay = new Set<Promise<void>>();

  const tell = (conversationId: ConversationId, isThere: boolean) =>
    channels.push(visitorCame, [conversationRoom(conversationId)], { conversationId, isThere });

  const leave = (socket: Socket) => {
    const known = visiting.get(socket);
    if (!known) return;
    visiting.delete(socket);
    const { tenantId, visitorId, conversationId } = known;
    const open = windows.get(conversationId);
    open?.delete(socket);
    if (open && open.size > 0) return;
    windows.delete(conversationId);
    tell(conversationId, false);
    const lastSeenAt = clock.now();
    const noted = database
      .tenant(tenantId, (tx) => updateVisitor(tx, visitorId, { lastSeenAt }))
      .catch((err: unknown) => log.error({ err, visitorId }, 'when a visitor left could not be noted'))
      .finally(() => underWay.delete(noted));
    underWay.add(noted);
  };

  return {
    isThere: (conversationId: ConversationId): boolean => windows.has(conversationId),
    /** Whoever has become somebody else has left where they were. */
    comes(socket: Socket, { tenantId, visitorId, conversationId }: Visiting): void {
      if (visiting.get(socket)?.conversationId === conversationId) return;
      const isNew = !visiting.has(socket);
      leave(socket);
      visiting.set(socket, { tenantId, visitorId, conversationId });
      const open = windows.get(conversationId) ?? new Set();
      windows.set(conversationId, open.add(socket));
      if (open.size === 1) tell(conversationId, true);
      if (isNew) socket.once('disconnect', () => leave(socket));
    },
    async settle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
