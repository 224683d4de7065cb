/**
 * The queue of visitors who wait for an agent of an app: computes position, estimate and staffing, and pushes
 * them to connected visitors for whom they changed. Concurrent changes are pushed once, and the more visitors
 * the rarer.
 */
import { type QueuePosition, visitorQueuePositionChanged } from '@parrot/contract/conversations';
import { type AppId, DAY_MS, type TenantId, type UserId, type UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { type AppHours, hoursChanged } from '../../hours/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { conversationRoom } from '../conversations.rooms.ts';
import { queueChanged, sessionChanged } from '../conversations.topics.ts';
import type { Session } from '../sessions/session.ts';
import type { ConnectedVisitors } from '../visitors/connected-visitors.ts';
import type { AgentDirectory, AgentStatus } from './agent-directory.ts';
import { coalesce } from './coalesce.ts';
import type { Routing, SessionQueue } from './routing.ts';
import { paceOf, positionAt, type QueueFacts, staffAtDesk } from './waiting.policy.ts';
import * as repository from './waiting.repository.ts';

const MAX_OBSERVATIONS = 20;
const OBSERVATION_MS = DAY_MS;
/** The pause between two pushes to a queue: a constant, and a millisecond per visitor. */
const PAUSE_MS = 250;
const PAUSE_PER_VISITOR_MS = 1;
/** Pushes between two turns of the event loop. */
const PUSHES_PER_TICK = 500;

export type WaitingQueue = {
  /** After an agent connected or disconnected. */
  refreshTenant(tenantId: TenantId): void;
  /** Regularly, as an absence can end without an event. */
  refreshAll(): void;
  /** Null where the session is not waiting. */
  positionOf(tx: Tx, session: Session): Promise<QueuePosition | null>;
  stop(): Promise<void>;
};

export function createWaitingQueue(
  { database, bus, channels, clock, log }: Pick<Platform, 'database' | 'bus' | 'channels' | 'clock' | 'log'>,
  {
    agents,
    routing,
    hours,
    connected,
  }: {
    agents: AgentDirectory;
    routing: Pick<Routing, 'agentsOf'>;
    hours: Pick<AppHours, 'closedNow'>;
    connected: ConnectedVisitors;
  },
): WaitingQueue {
  /** The positions that were pushed last. */
  const pushed = new Map<AppId, Map<UserSessionId, string>>();

  type Queue = SessionQueue & { tenantId: TenantId; appId: AppId; firstSince: Date | null };

  const factsOf = async (tx: Tx, queue: Queue, ofApp: Map<UserId, AgentStatus>): Promise<QueueFacts> => {
    const { tenantId, appId, groupId, firstSince } = queue;
    const now = clock.now();
    const since = new Date(now.getTime() - OBSERVATION_MS);
    const staff = staffAtDesk((await routing.agentsOf(tx, tenantId, queue, ofApp)).values());
    // Without agents there is no estimate.
    const pace =
      staff.agents === 0
        ? paceOf([], [])
        : paceOf(
            await repository.recentlyTaken(tx, queue, since, MAX_OBSERVATIONS),
            await repository.recentConversationSeconds(tx, queue, since, MAX_OBSERVATIONS),
          );
    const closed = await hours.closedNow(tx, { tenantId, appId, groupId });
    return { staff, pace, firstSince, closed, now };
  };

  const refreshConnected = coalesce(
    async (appId: AppId, tenantId: TenantId): Promise<number> => {
      const visitors = connected.inApp(appId);
      const { queue, facts } = await database.tenant(tenantId, async (tx) => {
        const found = await repository.visitorsInQueue(tx, appId, visitors);
        const byQueue = new Map<string, QueueFacts>();
        const ofApp = found.length > 0 ? await agents.ofApp(tx, tenantId, appId) : new Map();
        for (const visitor of found)
          if (!byQueue.has(queueKey(visitor)))
            byQueue.set(queueKey(visitor), await factsOf(tx, { ...visitor, tenantId, appId }, ofApp));
        return { queue: found, facts: byQueue };
      });
      if (facts.size === 0) {
        pushed.delete(appId);
        return PAUSE_MS;
      }
      const before = pushed.get(appId);
      const after = new Map<UserSessionId, string>();
      for (const [index, visitor] of queue.entries()) {
        const { id, conversationId, position } = visitor;
        const factsOfQueue = facts.get(queueKey(visitor));
        if (!factsOfQueue) continue;
        const waiting = positionAt(position, factsOfQueue);
        const serialized = JSON.stringify(waiting);
        after.set(id, serialized);
        if (before?.get(id) !== serialized)
          channels.pushHere(visitorQueuePositionChanged, [conversationRoom(conversationId)], { waiting });
        if (index % PUSHES_PER_TICK === PUSHES_PER_TICK - 1)
          await new Promise((resolve) => setImmediate(resolve));
      }
      pushed.set(appId, after);
      return PAUSE_MS + queue.length * PAUSE_PER_VISITOR_MS;
    },
    (err, appId) => log.error({ err, appId }, 'pushing queue positions failed; the next change retries'),
  );

  /** A visitor who is not connected reads the position on return. */
  const refresh = (appId: AppId, tenantId: TenantId): void => {
    if (connected.inApp(appId).size > 0) refreshConnected.request(appId, tenantId);
    else pushed.delete(appId);
  };

  const refreshConnectedTenant = coalesce(
    async (tenantId: TenantId): Promise<number> => {
      const apps = await database.tenant(tenantId, repository.appsWithWaiting);
      for (const appId of new Set(apps.map((each) => each.appId))) refresh(appId, tenantId);
      return PAUSE_MS;
    },
    (err, tenantId) => log.error({ err, tenantId }, 'finding queues failed; the next change retries'),
  );
  const refreshTenant = (tenantId: TenantId): void => {
    if (connected.tenants().has(tenantId)) refreshConnectedTenant.request(tenantId);
  };

  const missed = 'sockets reconnect';
  bus.listenEverywhere(
    queueChanged,
    ({ tenantId, payload: { session, inLine } }) => {
      if (!inLine)
        channels.pushHere(visitorQueuePositionChanged, [conversationRoom(session.conversationId)], {
          waiting: null,
        });
      refresh(session.appId, tenantId);
    },
    { missed },
  );
  // Taking or closing a conversation of one app changes the capacity of the agent for all of their apps.
  bus.listenEverywhere(sessionChanged, ({ tenantId }) => refreshTenant(tenantId), {
    missed,
    concerns: ({ moved, hands }) => moved && hands.length > 0,
  });
  bus.listenEverywhere(memberRightsChanged, ({ tenantId }) => refreshTenant(tenantId), { missed });
  bus.listenEverywhere(hoursChanged, ({ tenantId }) => refreshTenant(tenantId), { missed });

  return {
    refreshTenant,
    refreshAll() {
      for (const tenantId of connected.tenants()) refreshTenant(tenantId);
    },

    async positionOf(tx, session) {
      if (session.status !== 'UNASSIGNED') return null;
      const { before, firstSince } = await repository.queueBefore(tx, session);
      const ofApp = await agents.ofApp(tx, session.tenantId, session.appId);
      return positionAt(before + 1, await factsOf(tx, { ...session, firstSince }, ofApp));
    },

    async stop() {
      await refreshConnectedTenant.stop();
      await refreshConnected.stop();
    },
  };
}

const queueKey = ({ groupId, ruleId }: SessionQueue): string => `${groupId} ${ruleId}`;
