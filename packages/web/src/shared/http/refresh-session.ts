/** Refreshes the access token, once for all calls and tabs that need it. */
import { refreshToken } from '@parrot/contract/accounts';
import type { ReplyOf } from '@parrot/contract/core';
import { signedInDetails, updateDetails, useUserStore } from '../../state/user-store.ts';
import { settings } from '../settings/settings.ts';
import { send } from './send.ts';
import { noteReceived } from './token-age.ts';

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
  const { token } = (await send(refreshToken, { body })) as Partial<ReplyOf<typeof refreshToken>>;
  if (!token) return null;
  noteReceived(token);
  updateDetails({ token });
  return token;
}

/**
 * Tabs share the refresh cookie, so two of them must not use it at once. Old browsers and plain http have no
 * locks.
 */
const oneTabAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('parrot-refresh', act) : act();
