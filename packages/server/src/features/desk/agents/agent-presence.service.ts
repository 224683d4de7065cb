/**
 * Which agents are connected. Each connection is a row that its process refreshes, so several tabs are
 * several rows; rows of a crashed process become stale and are deleted.
 */
import { randomUUID } from 'node:crypto';
import { LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import { ownerOf, type Platform, type Tx } from '../../../platform/index.ts';
import { agentChanged } from '../desk.topics.ts';
import {
  deleteConnection,
  deleteStaleConnections,
  findConnectedAgents,
  findFreshConnections,
  insertConnection,
  refreshConnections,
  saveDeskAgent,
} from './agents.repository.ts';

type Agent = { tenantId: TenantId; userId: UserId };
type DeskConnection = Agent & { id: string };

const REFRESH_MS = LIMITS.presenceSeconds * 1_000;

export type AgentPresence = {
  connect(socket: Socket): Promise<void>;
  /** Connects an agent without a browser and returns the function that disconnects them. */
  attend(agent: Agent): Promise<() => Promise<void>>;
  /** Refreshes this process's connections and deletes stale ones of others. */
  refresh(): Promise<void>;
  /** Whether any agent is connected to this process. */
  hasConnections(): boolean;
  /** Resolves when all disconnects are stored. */
  settle(): Promise<void>;
};

export function createAgentPresence({
  database,
  outbox,
  clock,
  log,
}: Pick<Platform, 'database' | 'outbox' | 'clock' | 'log'>): AgentPresence {
  const connections = new Map<string, DeskConnection>();
  const pendingDisconnects = new Set<Promise<void>>();
  let refreshedAt = 0;
  let refreshing: Promise<void> = Promise.resolve();

  const publishChange = (tx: Tx, { tenantId, userId }: Agent) =>
    outbox.write(tx, agentChanged, { tenantId, key: userId, payload: { userId } });

  const storeDisconnect = async (tx: Tx, { tenantId, userId }: Agent, lastSeenAt: Date) => {
    await saveDeskAgent(tx, { tenantId, userId }, { lastSeenAt });
    const connected = await findConnectedAgents(tx, tenantId, [userId], clock.now());
    if (!connected.has(userId)) publishChange(tx, { tenantId, userId });
  };

  const disconnect = (connection: DeskConnection) => {
    const { id, tenantId, userId } = connection;
    connections.delete(id);
    const stored = database
      .tenant(tenantId, async (tx) => {
        await deleteConnection(tx, id);
        await storeDisconnect(tx, connection, clock.now());
      })
      .catch((err: unknown) =>
        log.error({ err, userId }, "storing an agent's disconnect failed; the connection expires by itself"),
      )
      .finally(() => pendingDisconnects.delete(stored));
    pendingDisconnects.add(stored);
  };

  const refresh = async () => {
    const now = clock.now();
    if (Math.abs(now.getTime() - refreshedAt) < REFRESH_MS) return;
    await database.system(async (tx) => {
      const own = [...connections.values()];
      const fresh = await findFreshConnections(
        tx,
        own.map(({ id }) => id),
        now,
      );
      await refreshConnections(
        tx,
        own.map((connection) => ({ ...connection, seenAt: now })),
      );
      for (const connection of own) {
        // Closed meanwhile: its row, perhaps deleted before, has just been stored again.
        if (!connections.has(connection.id)) await deleteConnection(tx, connection.id);
        // This process was suspended for so long that the agent was offline for everyone else.
        else if (!fresh.has(connection.id)) publishChange(tx, connection);
      }
      for (const { seenAt, ...agent } of await deleteStaleConnections(tx, now))
        await storeDisconnect(tx, agent, seenAt);
    });
    refreshedAt = now.getTime();
  };

  return {
    hasConnections: () => connections.size > 0,
    async connect(socket) {
      if (connections.has(socket.id)) return;
      const { tenantId, userId } = ownerOf(socket);
      const connection = { id: socket.id, tenantId, userId };
      connections.set(socket.id, connection);
      await database.tenant(tenantId, async (tx) => {
        const before = await findConnectedAgents(tx, tenantId, [userId], clock.now());
        await insertConnection(tx, { ...connection, seenAt: clock.now() });
        if (!before.has(userId)) publishChange(tx, connection);
      });
      // It may have closed while it was stored.
      if (socket.connected) socket.once('disconnect', () => disconnect(connection));
      else disconnect(connection);
    },

    async attend(agent) {
      const connection = { id: randomUUID(), ...agent };
      await database.tenant(agent.tenantId, async (tx) => {
        await insertConnection(tx, { ...connection, seenAt: clock.now() });
        publishChange(tx, connection);
      });
      return () =>
        database.tenant(agent.tenantId, async (tx) => {
          await deleteConnection(tx, connection.id);
          publishChange(tx, connection);
        });
    },

    // One after the other: an earlier one that ends later would store that the connections are older.
    refresh() {
      refreshing = refreshing.then(refresh, refresh);
      return refreshing;
    },

    async settle() {
      while (pendingDisconnects.size > 0) await Promise.all(pendingDisconnects);
    },
  };
}
