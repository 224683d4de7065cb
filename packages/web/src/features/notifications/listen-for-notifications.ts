/** The notification channel of the signed-in user. */
import { CHANNELS, LIMITS, type ParsedPayloadOf, type Push } from '@parrot/contract/core';
import {
  notificationCreated,
  notificationsRead,
  notificationsRemoved,
  rightsChanged,
  sessionEnded,
} from '@parrot/contract/notifications';
import { refreshSession } from '../../shared/http/refresh-session.ts';
import { createSocketClient, SERVER_CLOSED, type SocketClient } from '../../shared/realtime/socket-client.ts';
import { settings } from '../../shared/settings/settings.ts';
import { signedInDetails } from '../../state/user-store.ts';

type Listener = {
  onCreated: (payload: ParsedPayloadOf<typeof notificationCreated>) => void;
  onRead: (payload: ParsedPayloadOf<typeof notificationsRead>) => void;
  onRemoved: (payload: ParsedPayloadOf<typeof notificationsRemoved>) => void;
  onRightsChanged: () => void;
  onSessionEnded: (payload: ParsedPayloadOf<typeof sessionEnded>) => void;
  /** After a reconnect or a push that could not be applied: pushes may have been missed. */
  onReturn: () => void;
};

/** Starts listening; returns a function that stops it. */
export function listenForNotifications(listener: Listener): () => void {
  const socket = connect(listener);
  const reconnectNow = () => {
    if (document.visibilityState === 'visible') socket.connect();
  };
  window.addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', reconnectNow);
  return () => {
    window.removeEventListener('online', reconnectNow);
    document.removeEventListener('visibilitychange', reconnectNow);
    socket.disconnect();
  };
}

function connect(listener: Listener): SocketClient {
  const { path, channel } = CHANNELS.notification;
  const socket = createSocketClient({
    base: settings().bases.studioWebsocket || window.location.origin,
    path,
    auth: () => ({ token: signedInDetails()?.token, userId: signedInDetails()?.userId, channel }),
  });
  const listen = <P extends Push>(push: P, act: (payload: ParsedPayloadOf<P>) => void) =>
    socket.on(push.name, (payload: unknown) => {
      try {
        act(payload as ParsedPayloadOf<P>);
      } catch (error) {
        console.warn(`push ${push.name} could not be applied; reloading`, error);
        listener.onReturn();
      }
    });
  listen(notificationCreated, listener.onCreated);
  listen(notificationsRead, listener.onRead);
  listen(notificationsRemoved, listener.onRemoved);
  listen(rightsChanged, listener.onRightsChanged);
  listen(sessionEnded, listener.onSessionEnded);
  reportReconnects(socket, listener.onReturn);
  reconnectWithNewToken(socket);
  socket.connect();
  return socket;
}

function reportReconnects(socket: SocketClient, onReturn: () => void): void {
  let wasHere = false;
  socket.on('connect', () => {
    if (wasHere) onReturn();
    wasHere = true;
  });
}

/**
 * An access token lives for minutes, a socket for hours: refused for an old token, it reconnects with a new
 * one.
 */
function reconnectWithNewToken(socket: SocketClient): void {
  let refusals = 0;
  socket.on('connect', () => {
    refusals = 0;
  });
  socket.on('disconnect', (reason) => {
    // As before a restart of the server.
    if (reason === SERVER_CLOSED)
      setTimeout(() => signedInDetails() && socket.connect(), LIMITS.socket.reconnectionDelay);
  });
  socket.on('connect_error', () => {
    const stale = signedInDetails()?.token;
    // An active socket retries by itself: then the network is down, not the token old.
    if (socket.active || !stale || refusals >= LIMITS.socket.reconnectionAttempts) return;
    refusals += 1;
    setTimeout(
      () => void refreshSession(stale).then(() => socket.connect(), warn),
      LIMITS.socket.reconnectionDelay,
    );
  });
}

const warn = (error: unknown) => console.warn('notification connection failed; retrying', error);
