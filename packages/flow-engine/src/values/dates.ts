/** Calendar dates, written 2026-05-31. */
const DAY_MS = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Undefined if there is no such date. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9999) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSound = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSound ? date.toISOString().slice(0, 10) : undefined;
}

export function soundDay(text: string): string | undefined {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  return year === undefined ? undefined : dayOf(Number(year), Number(month), Number(day));
}

/** Undefined if out of range. */
export function daysLater(day: string, count: number): string | undefined {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + Math.trunc(count) * DAY_MS);
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
