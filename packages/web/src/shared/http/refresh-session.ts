/** Refreshes the access token, once for all calls and tabs that need it. */
import { refreshToken } from '@parrot/contract/accounts';
import type { ReplyOf } from '@parrot/contract/core';
import { signedInDetails, updateDetails, useUserStore } from '../../state/user-store.ts';
import { settings } from '../settings/settings.ts';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';

let running: Promise<string | null> | undefined;

/**
 * Resolves with the token to use instead of the stale one, or null if the server sends none. Throws if it
 * refuses.
 */
export function refreshSession(staleToken: string): Promise<string | null> {
  running ??= oneTabAtATime(() => newToken(staleToken)).finally(() => {
    running = undefined;
  });
  return running;
}

async function newToken(staleToken: string): Promise<string | null> {
  await useUserStore.persist.rehydrate();
  const details = signedInDetails();
  if (!details) return null;
  if (details.token !== staleToken) return details.token;
  const { userId, tenantId } = details;
  const body = { userId, tenantId, appName: settings().appName };
  const reply = (await send(refreshToken, { body }).catch(nothingInside)) as ReplyOf<
    typeof refreshToken
  > | null;
  if (!reply?.token) return null;
  updateDetails({ token: reply.token });
  return reply.token;
}

/** The server succeeded but sent no token: that is a reply, not a failure. */
function nothingInside(error: unknown): null {
  if (error instanceof ApiError && error.code === 'unreadable') return null;
  throw error;
}

/**
 * Tabs share the refresh cookie, so two of them must not use it at once. Old browsers and plain http have no
 * locks.
 */
const oneTabAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('parrot-refresh', act) : act();
