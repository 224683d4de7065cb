/** The hours of a day: the next period to offer, and whether two of them overlap. */
import type { Opening } from '@parrot/contract/hours';

export const OPENINGS_A_DAY = 4;
const WORKDAY: Opening = { from: '09:00', until: '17:00' };

/** Starts after the last period, within the same day. */
export function nextOpening(openings: readonly Opening[]): Opening {
  const last = openings
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (last === undefined) return WORKDAY;
  const hour = Math.min(Number(last.slice(0, 2)) + 1, 23);
  return { from: clock(hour), until: clock(Math.min(hour + 3, 24)) };
}

/** Times are zero-padded, so they sort as text. A period past midnight can be the last only. */
export function doOverlap(openings: readonly Opening[]): boolean {
  const inOrder = openings.toSorted((one, other) => one.from.localeCompare(other.from));
  return inOrder.some(({ from }, at) => {
    const before = inOrder[at - 1];
    return before !== undefined && (before.until <= before.from || from < before.until);
  });
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
