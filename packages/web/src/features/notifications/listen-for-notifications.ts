/** The notification channel of whoever is signed in. The socket's code is loaded when it is first needed. */
import { CHANNELS, LIMITS, type ParsedPayloadOf } from '@parrot/contract/core';
import { type Notification, notificationCreated, sessionEnded } from '@parrot/contract/notifications';
import type { Socket } from 'socket.io-client';
import { refreshSession } from '../../shared/http/refresh-session.ts';
import { settings } from '../../shared/settings/settings.ts';
import { signedInDetails } from '../../state/user-store.ts';

type EndReason = ParsedPayloadOf<typeof sessionEnded>['reason'];
type Listener = {
  onNotification: (notification: Notification) => void;
  onSessionEnded: (reason: EndReason) => void;
};

/** Starts listening; answers with a function that stops it. */
export function listenForNotifications(listener: Listener): () => void {
  let stopped = false;
  let socket: Socket | undefined;
  const returnToLine = () => {
    if (document.visibilityState === 'visible') socket?.connect();
  };
  connect(listener).then((connected) => {
    if (stopped) connected.disconnect();
    else socket = connected;
  }, warn);
  window.addEventListener('online', returnToLine);
  document.addEventListener('visibilitychange', returnToLine);
  return () => {
    stopped = true;
    window.removeEventListener('online', returnToLine);
    document.removeEventListener('visibilitychange', returnToLine);
    socket?.disconnect();
  };
}

async function connect({ onNotification, onSessionEnded }: Listener): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const { path, channel } = CHANNELS.notification;
  const socket = io(settings().bases.studioWebsocket || window.location.origin, {
    path,
    transports: ['websocket'],
    ...LIMITS.socket,
    auth: (answer) => answer({ token: signedInDetails()?.token, userId: signedInDetails()?.userId, channel }),
  });
  socket.on(notificationCreated.name, (payload: unknown) => {
    const { data } = notificationCreated.payload.safeParse(payload);
    if (data) onNotification(data.notification);
  });
  socket.on(sessionEnded.name, (payload: unknown) => {
    const { data } = sessionEnded.payload.safeParse(payload);
    if (data) onSessionEnded(data.reason);
  });
  reconnectWithNewToken(socket);
  return socket;
}

/** An access token lives for minutes, a socket for hours: refused for an old token, it comes back with a new one. */
function reconnectWithNewToken(socket: Socket): void {
  let refusals = 0;
  socket.on('connect', () => {
    refusals = 0;
  });
  socket.on('connect_error', () => {
    const stale = signedInDetails()?.token;
    // An active socket tries again by itself: then the line is down, not the token old.
    if (socket.active || !stale || refusals >= LIMITS.socket.reconnectionAttempts) return;
    refusals += 1;
    setTimeout(
      () => void refreshSession(stale).then(() => socket.connect(), warn),
      LIMITS.socket.reconnectionDelay,
    );
  });
}

const warn = (error: unknown) => console.warn('No notifications for now', error);
