import { createSlices } from '../slices.ts';

/** The clock is read after so many rows, because reading it takes longer than most rows. */
const ROWS_AT_ONCE = 256;

/** Visits rows in slices. */
export async function forEachRow(count: number, visit: (row: number) => void): Promise<void> {
  const slices = createSlices();
  for (let row = 0; row < count; row += 1) {
    visit(row);
    if (row % ROWS_AT_ONCE === 0 && slices.isOver()) await slices.next();
  }
}
