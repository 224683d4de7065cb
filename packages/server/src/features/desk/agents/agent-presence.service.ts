/**
 * Who is at the desk. Every line is a row that its process refreshes; several tabs are several rows, and those of a
 * process that died are swept away once nobody believes in them.
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
  insertConnection,
  refreshConnections,
  saveDeskAgent,
} from './agents.repository.ts';

type DeskConnection = { id: string; tenantId: TenantId; userId: UserId };

const REFRESH_MS = LIMITS.presenceSeconds * 1_000;

export type AgentPresence = ReturnType<typeof createAgentPresence>;

export function createAgentPresence({
  database,
  outbox,
  clock,
  log,
}: Pick<Platform, 'database' | 'outbox' | 'clock' | 'log'>) {
  const lines = new Map<string, DeskConnection>();
  const underWay = new Set<Promise<void>>();
  let refreshedAt = 0;

  const told = (tx: Tx, { tenantId, userId }: Omit<DeskConnection, 'id'>) =>
    outbox.write(tx, agentChanged, { tenantId, key: userId, payload: { userId } });

  /** `at`: when they were last there for sure. */
  const left = async (tx: Tx, { tenantId, userId }: Omit<DeskConnection, 'id'>, at: Date) => {
    await saveDeskAgent(tx, { tenantId, userId }, { lastSeenAt: at });
    const stillThere = await findConnectedAgents(tx, tenantId, [userId], clock.now());
    if (!stillThere.has(userId)) told(tx, { tenantId, userId });
  };

  const leaves = (line: DeskConnection) => {
    lines.delete(line.id);
    const gone = database
      .tenant(line.tenantId, async (tx) => {
        await deleteConnection(tx, line.id);
        await left(tx, line, clock.now());
      })
      // What is left of it is swept away later.
      .catch((err: unknown) =>
        log.error({ err, userId: line.userId }, "storing an agent's disconnect failed"),
      )
      .finally(() => underWay.delete(gone));
    underWay.add(gone);
  };

  return {
    async comes(socket: Socket): Promise<void> {
      if (lines.has(socket.id)) return;
      const { tenantId, userId } = ownerOf(socket);
      const line = { id: socket.id, tenantId, userId };
      lines.set(line.id, line);
      await database.tenant(tenantId, async (tx) => {
        const before = await findConnectedAgents(tx, tenantId, [userId], clock.now());
        await insertConnection(tx, { ...line, seenAt: clock.now() });
        if (!before.has(userId)) told(tx, line);
      });
      // It may have closed while this was written down.
      if (socket.connected) socket.once('disconnect', () => leaves(line));
      else leaves(line);
    },

    /** Counts an agent as at the desk without a browser, until the function it answers with is called. */
    async attend(agent: Omit<DeskConnection, 'id'>): Promise<() => Promise<void>> {
      const line = { id: randomUUID(), ...agent };
      await database.tenant(agent.tenantId, async (tx) => {
        await insertConnection(tx, { ...line, seenAt: clock.now() });
        told(tx, line);
      });
      return () =>
        database.tenant(agent.tenantId, async (tx) => {
          await deleteConnection(tx, line.id);
          told(tx, line);
        });
    },

    /** Says that the lines of this process are still open, and forgets those nobody speaks for. */
    async refresh(): Promise<void> {
      const now = clock.now();
      if (Math.abs(now.getTime() - refreshedAt) < REFRESH_MS) return;
      await database.system(async (tx) => {
        await refreshConnections(
          tx,
          [...lines.values()].map((line) => ({ ...line, seenAt: now })),
        );
        for (const { seenAt, ...agent } of await deleteStaleConnections(tx, now))
          await left(tx, agent, seenAt);
      });
      refreshedAt = now.getTime();
    },

    async settle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
