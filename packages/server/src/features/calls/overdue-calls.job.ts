/**
 * Ends calls whose time is over and lets calls follow their session. Timers make it exact; a poll and a check
 * at the start find what an earlier process left.
 */
import { type ConversationId, LIMITS, type TenantId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import { isEnded, ownerOf, sessionChanged } from '../conversations/index.ts';
import { listOpenCalls, listOverdueCalls, markAllAway, type OpenCall } from './calls.repository.ts';
import { callChanged } from './calls.topics.ts';
import type { Seats } from './signaling/seats.ts';
import { change, follow, isPresent } from './state/call.policy.ts';
import type { ChangeCall, LockedCalls } from './state/change-call.ts';
import { expire } from './state/overdue.policy.ts';

const POLL_MS = 10_000;
const REJOIN_MS = LIMITS.call.rejoinSeconds * 1_000;
const RING_MS = LIMITS.call.ringSeconds * 1_000;

export type OverdueCalls = {
  /** After a restart, participants have as long to rejoin as after a lost connection. */
  start(): Promise<void>;
  /** One poll. Repeated calls change nothing. */
  endOverdue(): Promise<void>;
  stop(): Promise<void>;
};

export function createOverdueCalls(
  { database, clock, bus, cluster, log }: Pick<Platform, 'database' | 'clock' | 'bus' | 'cluster' | 'log'>,
  { changeCall, seats }: { changeCall: ChangeCall; seats: Pick<Seats, 'isTaken'> },
): OverdueCalls {
  /** The conversations with an open call, so that other sessions cost no query. */
  const open = new Map<ConversationId, TenantId>();
  const timers = new Map<ConversationId, NodeJS.Timeout>();
  const pending = new Set<Promise<void>>();
  let poll: NodeJS.Timeout | undefined;
  let isStopped = false;

  const update = (at: OpenCall): Promise<void> => {
    const updating = changeCall
      .inConversation(at, async (calls) => {
        if (calls.open) await calls.save(updated(calls.open, calls), calls.open);
      })
      .catch((err: unknown) =>
        log.error({ err, conversationId: at.conversationId }, 'updating a call failed; retrying'),
      )
      .finally(() => pending.delete(updating));
    pending.add(updating);
    return updating;
  };

  const schedule = (at: OpenCall, due: string | null) => {
    clearTimeout(timers.get(at.conversationId));
    timers.delete(at.conversationId);
    if (isStopped || due === null) return;
    // A timer may fire a moment early.
    const inMs = Math.max(0, new Date(due).getTime() - clock.now().getTime()) + 2;
    const timer = setTimeout(() => {
      timers.delete(at.conversationId);
      void update(at);
    }, inMs);
    timer.unref();
    timers.set(at.conversationId, timer);
  };

  const loadOpen = async (): Promise<OpenCall[]> => {
    const found = await database.system(listOpenCalls);
    open.clear();
    for (const { conversationId, tenantId } of found) open.set(conversationId, tenantId);
    return found;
  };

  bus.listenEverywhere(
    callChanged,
    ({ tenantId, payload: { call, dueAt } }, { isOwn }) => {
      const { conversationId } = call;
      if (call.status === 'ended') open.delete(conversationId);
      else open.set(conversationId, tenantId);
      if (isOwn) schedule({ tenantId, conversationId }, dueAt);
    },
    {
      missed: () =>
        void loadOpen().catch((err: unknown) => log.error({ err }, 'loading open calls failed; retrying')),
    },
  );
  bus.listen(sessionChanged, ({ tenantId, payload: { session, moved } }) => {
    const { conversationId } = session;
    if (moved && open.has(conversationId)) void update({ tenantId, conversationId });
  });

  /** Participants whose process died are marked away by no socket. */
  const markUnseated = (at: OpenCall): Promise<void> =>
    changeCall.inConversation(at, async (calls) => {
      if (!calls.open) return;
      let call = calls.open;
      const { id: callId, tenantId, participants } = call;
      for (const each of participants) {
        if (!isPresent(each) || each.awaySince) continue;
        const isSeated = await seats.isTaken({ callId, tenantId, participantId: each.id });
        if (!isSeated) call = change(call, each.id, { awaySince: calls.locked.now });
      }
      await calls.save(call, calls.open);
    });

  const endOverdue = async () => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const times = { now, goneSince: before(REJOIN_MS), invitedSince: before(RING_MS) };
    for (const at of await database.system((tx) => listOverdueCalls(tx, times))) await update(at);
  };

  const pollOnce = async () => {
    if (cluster.redis && cluster.isConnected()) for (const at of await loadOpen()) await markUnseated(at);
    await endOverdue();
  };

  return {
    endOverdue,
    async start() {
      // Participants may be connected to another process.
      if (!cluster.redis) await database.system((tx) => markAllAway(tx, clock.now()));
      for (const at of await loadOpen()) {
        if (!cluster.isLeader()) continue;
        schedule(at, new Date(clock.now().getTime() + REJOIN_MS).toISOString());
        await update(at);
      }
      poll = setInterval(() => {
        if (cluster.isLeader())
          pollOnce().catch((err: unknown) =>
            log.error({ err }, 'overdue-call poll failed; retrying in 10 s'),
          );
      }, POLL_MS);
      poll.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(poll);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(pending);
    },
  };
}

function updated(call: NonNullable<LockedCalls['open']>, { locked: { session, now } }: LockedCalls) {
  const isOver = !session || session.id !== call.sessionId || isEnded(session.status);
  const userId = isOver ? null : ownerOf(session);
  const name = session?.status === 'ESCALATED' ? session.escalatedAgentName : session?.agentName;
  return expire(follow(call, userId && { userId, name: name ?? '' }, now), now);
}
