/** The opening hours of a day: the next period to offer, and what is invalid. */
import type { Opening } from '@parrot/contract/flows';

export const OPENINGS_A_DAY = 4;
const WORKDAY: Opening = { from: '09:00', until: '17:00' };

/** Starts after the last period, within the same day. */
export function nextOpening(openings: readonly Opening[]): Opening {
  const last = openings
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (last === undefined) return WORKDAY;
  const hour = Number(last.slice(0, 2));
  if (hour >= 23) return { from: '23:00', until: '24:00' };
  return { from: clock(hour + 1), until: clock(Math.min(hour + 4, 24)) };
}

/** Times are zero-padded, so they sort as text. */
export function problemOf(openings: readonly Opening[]): 'backwards' | 'overlap' | null {
  if (openings.some(({ from, until }) => from >= until)) return 'backwards';
  const inOrder = openings.toSorted((one, other) => one.from.localeCompare(other.from));
  const overlap = inOrder.some(({ from }, at) => from < (inOrder[at - 1]?.until ?? ''));
  return overlap ? 'overlap' : null;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
