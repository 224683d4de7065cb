/** Long computations give way to other work: requests are served between two slices. */
import { setImmediate as otherWork } from 'node:timers/promises';

const SLICE_MS = 4;

export type Slices = {
  /** Whether the slice is over; then `await next()`. */
  isOver(): boolean;
  next(): Promise<void>;
};

export function createSlices(now: () => number = () => performance.now()): Slices {
  let ends = now() + SLICE_MS;
  return {
    isOver: () => now() >= ends,
    async next() {
      await otherWork();
      ends = now() + SLICE_MS;
    },
  };
}
