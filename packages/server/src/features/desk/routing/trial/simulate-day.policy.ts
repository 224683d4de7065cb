/**
 * Who would have been assigned the conversations of a day, with all agents at the desk. An agent has each of them as
 * long as it really took.
 */
import { MINUTE_MS, type UserId, type UserSessionId } from '@parrot/contract/core';
import type { AgentStatus } from '../../../conversations/index.ts';
import { chooseAgent } from '../../assignment/choose-agent.policy.ts';

export type Request = {
  id: UserSessionId;
  at: number;
  /** Null where it is unknown, because no agent had it or it is not over. */
  durationMs: number | null;
  /** Null: agents take it themselves. */
  how: 'round_robin' | 'least_busy' | null;
  candidates: ReadonlyMap<UserId, AgentStatus>;
};
type Assigned = { userId: UserId; name: string; waitMs: number };

/** Where no conversation of the day shows how long one takes. */
const USUAL_MS = 10 * MINUTE_MS;

/** `requests` in order of time. Requests that no agent would have been assigned are left out. */
export function simulateDay(requests: readonly Request[]): Map<UserSessionId, Assigned> {
  /** When the conversations of each agent end, and when they got the last one. */
  const ends = new Map<UserId, number[]>();
  const last = new Map<UserId, number>();
  const usual = median(requests.flatMap(({ durationMs }) => durationMs ?? [])) ?? USUAL_MS;
  const assigned = new Map<UserSessionId, Assigned>();

  /** When an agent has capacity again. */
  const freeAt = (userId: UserId, capacity: number, at: number): number => {
    const running = (ends.get(userId) ?? []).filter((end) => end > at).sort((a, b) => a - b);
    if (running.length < capacity) return at;
    return capacity === 0 ? Number.POSITIVE_INFINITY : (running[running.length - capacity] ?? at);
  };

  for (const { id, at, durationMs, how, candidates } of requests) {
    if (!how) continue;
    const free = [...candidates].map(([userId, status]) => ({
      userId,
      status,
      from: freeAt(userId, status.capacity, at),
    }));
    const soonest = Math.min(...free.map(({ from }) => from));
    if (!Number.isFinite(soonest)) continue;
    const chosen = chooseAgent(
      free
        .filter(({ from }) => from === soonest)
        .map(({ userId, status }) => ({
          userId,
          status: {
            ...status,
            open: (ends.get(userId) ?? []).filter((end) => end > soonest).length,
            lastAssignedAt: new Date(last.get(userId) ?? 0),
          },
        })),
      how,
    );
    if (!chosen) continue;
    const { userId, status } = chosen;
    ends.set(userId, [...(ends.get(userId) ?? []), soonest + (durationMs ?? usual)]);
    last.set(userId, soonest);
    assigned.set(id, { userId, name: status.name, waitMs: soonest - at });
  }
  return assigned;
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
