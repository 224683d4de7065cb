/** Addresses that open without a session until they expire. Apart from the schemas, so that the widget can have it without zod. */

/** Query parameter: when the address expires, in milliseconds since 1970. */
export const EXPIRES_PARAM = 'until';

export function isExpiredLink(url: string, now: number): boolean {
  const until = new URLSearchParams(url.split('?')[1]).get(EXPIRES_PARAM);
  return until !== null && Number(until) <= now;
}
