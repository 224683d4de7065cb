/** How fast one connection may send: a burst is fine, then it is slowed down, and finally cut off. */
import { LIMITS } from '@parrot/contract/core';

const { burst, perSecond, refusedBeforeCut } = LIMITS.line;

/** `left`: the remaining burst. `refused`: emits over the limit, less what has been regained since. */
export type EmitRate = { left: number; refused: number; at: number; verdict: 'fine' | 'slow' | 'cut' };

export const newEmitRate = (now: number): EmitRate => ({ left: burst, refused: 0, at: now, verdict: 'fine' });

/** Counts one emit. A cut connection stays cut. */
export function countEmit(flow: EmitRate, now: number): EmitRate {
  if (flow.verdict === 'cut') return flow;
  const regained = (Math.max(0, now - flow.at) / 1_000) * perSecond;
  const left = Math.min(burst, flow.left + regained);
  const refused = Math.max(0, flow.refused - regained);
  if (left >= 1) return { left: left - 1, refused, at: now, verdict: 'fine' };
  return { left, refused: refused + 1, at: now, verdict: refused + 1 > refusedBeforeCut ? 'cut' : 'slow' };
}
