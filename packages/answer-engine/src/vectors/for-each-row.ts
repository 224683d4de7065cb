import { setImmediate as otherWork } from 'node:timers/promises';

const MAX_STRETCH_MS = 15;
const ROWS_AT_ONCE = 256;

/** Visits rows in short stretches, between which others get their turn. */
export async function forEachRow(count: number, visit: (row: number) => void): Promise<void> {
  let stretchEnds = performance.now() + MAX_STRETCH_MS;
  for (let row = 0; row < count; row += 1) {
    visit(row);
    if (row % ROWS_AT_ONCE !== 0 || performance.now() < stretchEnds) continue;
    await otherWork();
    stretchEnds = performance.now() + MAX_STRETCH_MS;
  }
}
