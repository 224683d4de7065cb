/** How much one line may send: fine at first, slowed down when it is too much, cut off where that does not help. */
import { LIMITS } from '@parrot/contract/core';

const { burst, perSecond, refusedBeforeCut } = LIMITS.line;

/** `left`: what may still be sent at once. `refused`: what was sent beyond that, less what the time since makes good. */
export type EmitRate = { left: number; refused: number; at: number; verdict: 'fine' | 'slow' | 'cut' };

export const newEmitRate = (now: number): EmitRate => ({ left: burst, refused: 0, at: now, verdict: 'fine' });

/** The line sends one thing more. Once cut it stays so. */
export function countEmit(flow: EmitRate, now: number): EmitRate {
  if (flow.verdict === 'cut') return flow;
  const regained = (Math.max(0, now - flow.at) / 1_000) * perSecond;
  const left = Math.min(burst, flow.left + regained);
  const refused = Math.max(0, flow.refused - regained);
  if (left >= 1) return { left: left - 1, refused, at: now, verdict: 'fine' };
  return { left, refused: refused + 1, at: now, verdict: refused + 1 > refusedBeforeCut ? 'cut' : 'slow' };
}
