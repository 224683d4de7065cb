/**
 * The presence of visitors. A visitor whose last tab closed counts as present for a grace period
 * (`LIMITS.visitorGraceSeconds`), which covers reloads and page changes. After that the session stores when
 * they left, which queue, desk and notifications use. A visitor may be connected to another process.
 */
import {
  type AppId,
  type ConversationId,
  LIMITS,
  type TenantId,
  type VisitorId,
} from '@parrot/contract/core';
import { visitorPresenceChanged } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import { createSharedCounts, type Platform } from '../../../platform/index.ts';
import { conversationRoom } from '../conversations.rooms.ts';
import { isEnded } from '../sessions/session.policy.ts';
import type { UnitsOfWork } from '../sessions/unit-of-work.ts';
import { type ConnectedVisitors, createConnectedVisitors } from './connected-visitors.ts';
import { createLastSeen } from './last-seen.ts';
import { hasLeftSession, presentSessions } from './visitor-presence.repository.ts';

type Visiting = { tenantId: TenantId; appId: AppId; visitorId: VisitorId; conversationId: ConversationId };
type Departure = { tenantId: TenantId; conversationId: ConversationId; leftAt: Date };

const GRACE_MS = LIMITS.visitorGraceSeconds * 1_000;
const BATCH_SIZE = 100;

export type VisitorPresence = {
  isOnline(conversationId: ConversationId): Promise<boolean>;
  connected: ConnectedVisitors;
  /** A socket that opens another conversation leaves the one before. `isNew`: the visitor was never here. */
  connect(socket: Socket, visitor: Visiting & { isNew: boolean }): Promise<void>;
  /** Marks visitors who left longer than the grace period ago; `withStored` checks all open sessions, too. */
  markAbsent(options: { withStored: boolean }): Promise<void>;
  settle(): Promise<void>;
};

export function createVisitorPresence(
  {
    channels,
    cluster,
    database,
    clock,
    log,
  }: Pick<Platform, 'channels' | 'cluster' | 'database' | 'clock' | 'log'>,
  {
    unitsOfWork,
    onDisconnected,
  }: {
    unitsOfWork: UnitsOfWork;
    /** The last window that was connected to this process is closed. */
    onDisconnected: (conversationId: ConversationId) => void;
  },
): VisitorPresence {
  const startedAt = clock.now().getTime();
  const connected = createConnectedVisitors();
  const visiting = new WeakMap<Socket, Visiting>();
  /** Visitors whose last tab closed within the grace period. */
  const departures = new Map<ConversationId, Departure>();
  const lastSeen = createLastSeen({ database, log });

  /** Conversations whose visitor is present here, for other processes. */
  const present = createSharedCounts('present', cluster);
  const presentHere = new Map<ConversationId, () => void>();

  const isOnlineHere = (conversationId: ConversationId): boolean =>
    connected.has(conversationId) || departures.has(conversationId);

  /** Those online in any process. While Redis is away nobody is known to be offline. */
  const onlineOf = (conversationIds: readonly ConversationId[]): Promise<Set<string>> =>
    present.someOpen(conversationIds).catch(() => new Set(conversationIds));

  const isOnline = async (conversationId: ConversationId): Promise<boolean> =>
    isOnlineHere(conversationId) || (await onlineOf([conversationId])).has(conversationId);

  const arrive = (conversationId: ConversationId) => {
    if (!presentHere.has(conversationId)) presentHere.set(conversationId, present.add(conversationId));
  };
  const depart = (conversationId: ConversationId) => {
    departures.delete(conversationId);
    presentHere.get(conversationId)?.();
    presentHere.delete(conversationId);
  };

  const pushPresence = (conversationId: ConversationId, there: boolean) =>
    channels.push(visitorPresenceChanged, [conversationRoom(conversationId)], {
      conversationId,
      isThere: there,
    });

  const leave = (socket: Socket) => {
    const known = visiting.get(socket);
    if (!known) return;
    visiting.delete(socket);
    const { tenantId, visitorId, conversationId } = known;
    if (connected.remove(known, socket) > 0) return;
    onDisconnected(conversationId);
    const leftAt = clock.now();
    departures.set(conversationId, { tenantId, conversationId, leftAt });
    lastSeen.note(tenantId, visitorId, leftAt);
  };

  /** Updates the open sessions that differ; returns their conversations. */
  const setPresence = (
    tenantId: TenantId,
    changes: readonly { conversationId: ConversationId; leftAt: Date | null }[],
  ): Promise<ConversationId[]> =>
    database.tenant(tenantId, async (tx) => {
      const outcomes = await unitsOfWork(
        tx,
        changes.map(({ conversationId, leftAt }) => ({
          conversationId,
          work: async (locked): Promise<ConversationId[]> => {
            const { session } = locked;
            if (!session || isEnded(session.status)) return [];
            if ((leftAt === null) !== (await isOnline(conversationId))) return [];
            if ((session.visitorLeftAt === null) === (leftAt === null)) return [];
            locked.update({ visitorLeftAt: leftAt });
            return [conversationId];
          },
        })),
      );
      return outcomes.flatMap((outcome) => ('result' in outcome ? outcome.result : []));
    });

  const storeReturn = async (tenantId: TenantId, conversationId: ConversationId): Promise<void> => {
    for (const id of await setPresence(tenantId, [{ conversationId, leftAt: null }])) pushPresence(id, true);
  };

  const storeDepartures = async (tenantId: TenantId, gone: readonly Departure[]): Promise<void> => {
    for (let from = 0; from < gone.length; from += BATCH_SIZE) {
      const marked = await setPresence(tenantId, gone.slice(from, from + BATCH_SIZE));
      for (const conversationId of marked) {
        pushPresence(conversationId, false);
        // The visitor returned while it was stored.
        if (await isOnline(conversationId)) await storeReturn(tenantId, conversationId);
      }
    }
  };

  /** Sessions of visitors who are not connected, such as after a restart. */
  const staleSessions = async (now: Date): Promise<Departure[]> => {
    if (now.getTime() - startedAt < GRACE_MS) return [];
    const quietSince = new Date(now.getTime() - GRACE_MS);
    const found = await database.system((tx) => presentSessions(tx, quietSince));
    const online = await onlineOf(found.map(({ conversationId }) => conversationId));
    return found.filter(({ conversationId }) => !isOnlineHere(conversationId) && !online.has(conversationId));
  };

  return {
    isOnline,
    connected,

    async connect(socket, { isNew, ...visitor }) {
      const { tenantId, conversationId } = visitor;
      if (visiting.get(socket)?.conversationId === conversationId) return;
      const isFirst = !visiting.has(socket);
      leave(socket);
      visiting.set(socket, visitor);
      const socketCount = connected.add(visitor, socket);
      arrive(conversationId);
      if (isFirst) socket.once('disconnect', () => leave(socket));
      if (departures.delete(conversationId) || socketCount > 1 || isNew) return;
      if (await database.tenant(tenantId, (tx) => hasLeftSession(tx, conversationId)))
        await storeReturn(tenantId, conversationId);
    },

    async markAbsent({ withStored }) {
      const now = clock.now();
      const isOver = ({ leftAt }: Departure) => now.getTime() - leftAt.getTime() >= GRACE_MS;
      const left = [...departures.values()].filter(isOver);
      for (const { conversationId } of left) depart(conversationId);
      const stored = withStored ? await staleSessions(now) : [];
      // A departure is also among the stored sessions; its own time is more exact.
      const gone = [
        ...new Map([...stored, ...left].map((each) => [each.conversationId, each] as const)).values(),
      ];
      for (const tenantId of new Set(gone.map((each) => each.tenantId)))
        await storeDepartures(
          tenantId,
          gone.filter((each) => each.tenantId === tenantId),
        ).catch((err: unknown) =>
          log.error(
            { err, tenantId },
            'marking absent visitors failed; the stored sessions are checked again',
          ),
        );
    },

    settle: lastSeen.settle,
  };
}
