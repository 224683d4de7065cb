/**
 * Calls the server: `await call(definition, { query, body, file })`, typed by the contract. Throws ApiError.
 */
import { type BodyOf, type Call, needsSession, type QueryOf, type ReplyOf } from '@parrot/contract/core';
import { signedInDetails } from '../../state/user-store.ts';
import { forceLogout, refusedRefreshReason } from '../session/end-session.ts';
import { ApiError } from './api-error.ts';
import { refreshSession } from './refresh-session.ts';
import { send } from './send.ts';
import { isExpiring } from './token-age.ts';

type Options<C extends Call> = {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** The input of a call with an upload. */
  file?: File;
  /** Gets the sent share of the file, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
};

export async function call<C extends Call>(definition: C, options: Options<C> = {}): Promise<ReplyOf<C>> {
  if (needsSession(definition.access)) await refreshExpiring();
  const staleToken = signedInDetails()?.token;
  try {
    return (await send(definition, options)) as ReplyOf<C>;
  } catch (error) {
    if (!(error instanceof ApiError) || !needsSession(definition.access)) throw error;
    if (error.status === 403) forceLogout('denied');
    if (error.status !== 401 || !staleToken) throw error;
    return (await sendAgain(definition, options, staleToken, error)) as ReplyOf<C>;
  }
}

/** Otherwise each open page would have a refused request every time its token expires. */
async function refreshExpiring(): Promise<void> {
  const token = signedInDetails()?.token;
  if (!token || !isExpiring(token)) return;
  // If this fails, the server refuses the call itself, which says whether the session has ended.
  await refreshSession(token).catch(() => null);
}

async function sendAgain(definition: Call, options: Options<Call>, staleToken: string, refused: ApiError) {
  const token = await refreshSession(staleToken).catch((failure: unknown) => {
    // No reply: the session may be valid, so it stays and only the call fails.
    if (failure instanceof ApiError && failure.status === 0) throw failure;
    forceLogout(refusedRefreshReason(failure));
    throw refused;
  });
  if (!token) throw refused;
  return send(definition, options).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) forceLogout('denied');
    throw error;
  });
}
