/** Where the login page sends the browser next. */
import type { UserId } from '@parrot/contract/core';

/** A path inside the application with an optional query: no scheme, host, dots or encoded characters. */
const PLAIN_PATH = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?(\?[A-Za-z0-9_=&-]*)?$/;
const MAX_LENGTH = 200;

export function safePage(page: string | undefined): string | undefined {
  if (!page || page.length > MAX_LENGTH) return undefined;
  const path = page.startsWith('/') ? page.slice(1) : page;
  return PLAIN_PATH.test(path) ? path : undefined;
}

export function redirectAddress(
  publicUrl: string,
  { token, userId, page }: { token: string; userId: UserId; page: string | undefined },
): string {
  const query = new URLSearchParams({ token, id: userId });
  const safe = safePage(page);
  if (safe) query.set('pageRedirection', safe);
  return `${publicUrl}/token-login?${query}`;
}
