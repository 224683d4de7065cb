/** Parses a weekday: Monday, next Friday, letzten Dienstag. */
import { COMING, GONE, THIS, WEEKDAY_NAMES } from './date-terms.ts';
import { daysLater } from './dates.ts';

type Given = { today: string; when?: 'any' | 'past' | 'future' };

/** A bare name is today or the next such day; if only past dates are valid, today or the last one. */
export function weekdayOf(pieces: readonly string[], { today, when }: Given): string | undefined {
  const named = pieces.filter((piece) => dayNamed(piece) !== undefined);
  const day = dayNamed(named[0] ?? '');
  if (day === undefined || named.length > 1 || pieces.length > 3) return undefined;
  const [others, isGone] = [pieces.filter((piece) => !named.includes(piece)), named[0]?.endsWith('dags')];
  if (!others.every((piece) => COMING.has(piece) || GONE.has(piece) || THIS.has(piece))) return undefined;
  const ahead = (day - weekdayAt(today) + 7) % 7;
  const behind = ahead === 0 ? 0 : ahead - 7;
  if (others.some((piece) => COMING.has(piece))) return daysLater(today, ahead || 7);
  if (isGone || others.some((piece) => GONE.has(piece))) return daysLater(today, behind || -7);
  return daysLater(today, when === 'past' ? behind : ahead);
}

export const isWeekday = (piece: string): boolean => dayNamed(piece) !== undefined;

/** Swedish adds an s for the past one: i fredags. */
const dayNamed = (piece: string): number | undefined =>
  WEEKDAY_NAMES.get(piece.endsWith('dags') ? piece.slice(0, -1) : piece);

const weekdayAt = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
