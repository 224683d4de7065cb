/**
 * Spreads what a client sends at once, so that other clients don't wait for it: while others are active, its
 * work starts at a steady pace.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createIsAlone } from './is-alone.ts';

export type Pace = {
  /** Resolves when work of the client may start; `undefined` if it may start now. */
  turnOf(client: string): Promise<void> | undefined;
};

/** Past this many clients, those who are on time are dropped. */
const MAX_CLIENTS = 10_000;

/** `burst`: how much may start together. */
export function createPace({ perSecond, burst }: { perSecond: number; burst: number }): Pace {
  const everyMs = 1_000 / perSecond;
  /** When the next work of a client would start without the burst. */
  const dueOf = new Map<string, number>();
  const isAlone = createIsAlone();
  const dropPunctual = (now: number) => {
    for (const [client, due] of dueOf) if (due <= now) dueOf.delete(client);
  };
  return {
    turnOf(client) {
      if (isAlone(client)) return undefined;
      const now = performance.now();
      if (dueOf.size >= MAX_CLIENTS) dropPunctual(now);
      const due = Math.max(now, dueOf.get(client) ?? now) + everyMs;
      dueOf.set(client, due);
      const waitMs = due - burst * everyMs - now;
      return waitMs > 0 ? pause(waitMs) : undefined;
    },
  };
}
