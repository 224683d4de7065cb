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

type Target = { token: string; page: string | undefined };

/** Into the application. */
export const redirectAddress = (publicUrl: string, { token, userId, page }: Target & { userId: UserId }) =>
  `${publicUrl}/token-login?${queryOf({ token, id: userId }, page)}`;

/** To the page of the login application that asks for the second factor. */
export const secondFactorAddress = (publicUrl: string, { token, page }: Target) =>
  `${publicUrl}/accounts/second-factor?${queryOf({ token }, page)}`;

function queryOf(values: Record<string, string>, page: string | undefined): URLSearchParams {
  const query = new URLSearchParams(values);
  const safe = safePage(page);
  if (safe) query.set('pageRedirection', safe);
  return query;
}
