/** What may honestly be said to somebody who waits. */
import type { WaitingPlace } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';

type InQueue = { id: UserSessionId; waitingSince: Date | null };

/** From fewer, nothing can be told. */
const FEWEST_WAITS = 3;

/** How it went for others lately; null where too little is known. */
export function usualWait(waits: readonly number[]): number | null {
  if (waits.length < FEWEST_WAITS) return null;
  const sorted = [...waits].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return Math.round(((low ?? 0) + (high ?? 0)) / 2);
}

/** Whoever waits longer than is usual already is told nothing rather than something wrong. */
export function placeOf(
  queue: readonly InQueue[],
  id: UserSessionId,
  around: { usual: number | null; peopleAreThere: boolean; now: Date },
): WaitingPlace | null {
  const at = queue.findIndex((each) => each.id === id);
  const waiting = queue[at];
  if (!waiting) return null;
  const since = waiting.waitingSince ?? around.now;
  const waited = Math.floor((around.now.getTime() - since.getTime()) / 1_000);
  const left = around.usual === null ? 0 : around.usual - waited;
  return {
    position: at + 1,
    estimateSeconds: left > 0 ? left : null,
    peopleAreThere: around.peopleAreThere,
  };
}
