/**
 * Restores a lost connection where socket.io alone would not: old token, closed by the server, attempts used
 * up.
 */
import { type connectionCut, LIMITS, type PayloadOf, type Push } from '@parrot/contract/core';
import { deskConnectionCut } from '@parrot/contract/desk';
import { refreshSession } from '../../../shared/http/refresh-session.ts';
import {
  type ConnectError,
  SERVER_CLOSED,
  type SocketClient,
} from '../../../shared/realtime/socket-client.ts';
import { signedInDetails } from '../../../state/user-store.ts';

const { reconnectionAttempts, reconnectionDelay } = LIMITS.socket;

type ConnectionEvents = {
  onGivenUp: () => void;
  /** Too many messages were sent, and the server asked to wait. */
  onCut: () => void;
};

/** Returns a function that stops maintaining the connection. */
export function maintainConnection(socket: SocketClient, { onGivenUp, onCut }: ConnectionEvents): () => void {
  let refusals = 0;
  let restUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (act: () => unknown) => {
    clearTimeout(timer);
    timer = setTimeout(act, Math.max(reconnectionDelay, restUntil - Date.now()));
  };
  const connectWithNewToken = async () => {
    const stale = signedInDetails()?.token;
    if (stale) await refreshSession(stale);
    socket.connect();
  };
  const giveUp = (reason: unknown) => {
    console.warn('desk connection failed', reason);
    onGivenUp();
  };
  const onConnect = () => {
    refusals = 0;
  };
  const onRefused = (error: ConnectError) => {
    console.warn('desk connection refused', error);
    // An active socket retries by itself: then the network is down, not the token old.
    if (socket.active) return;
    if (isServersFault(error)) return later(() => socket.connect());
    refusals += 1;
    if (refusals > reconnectionAttempts) giveUp(error);
    else later(() => connectWithNewToken().catch(giveUp));
  };
  const onLastWord = (payload: unknown) => {
    const { restSeconds } = (payload ?? {}) as Partial<PayloadOf<Push<typeof connectionCut>>>;
    if (!restSeconds) return console.warn('desk connection closed for an unknown reason', payload);
    restUntil = Date.now() + restSeconds * 1_000;
    onCut();
  };
  const onClosed = (reason: string) => {
    if (reason === SERVER_CLOSED) later(() => socket.connect());
  };
  const comeBack = () => {
    if (Date.now() < restUntil) return;
    if (document.visibilityState === 'visible' && !socket.connected) socket.connect();
  };

  socket.on('connect', onConnect);
  socket.on('connect_error', onRefused);
  socket.on(deskConnectionCut.name, onLastWord);
  socket.on('disconnect', onClosed);
  socket.on('reconnect_failed', () => giveUp(new Error('all connection attempts failed')));
  window.addEventListener('offline', socket.drop);
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', socket.drop);
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
  };
}

/**
 * The server could not authenticate because its database is unavailable: neither is the token old nor does
 * the attempt count.
 */
const isServersFault = ({ data }: ConnectError): boolean => (data?.status ?? 0) >= 500;
