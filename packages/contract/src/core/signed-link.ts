/**
 * Addresses that work without a session until they expire. Separate from the schemas, so that the widget does
 * not bundle zod.
 */

/** Query parameter: expiry in milliseconds since 1970. */
export const EXPIRES_PARAM = 'until';

export function isExpiredLink(url: string, now: number): boolean {
  const until = new URLSearchParams(url.split('?')[1]).get(EXPIRES_PARAM);
  return until !== null && Number(until) <= now;
}
