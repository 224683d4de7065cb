/// <reference types="node" />
/** The server side of the notification channel for tests: a real Socket.IO server that pushes on demand. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHANNELS, type PayloadOf, type Push } from '@parrot/contract/core';
import { Server } from 'socket.io';
import { onTestFinished } from 'vitest';
import { settings } from '../shared/settings/settings.ts';
import { seen } from './home.ts';
import { writeSettings } from './server.ts';

/** Starts it for this test, with the application's settings pointing to it. Start the HTTP server first. */
export async function startNotificationSocket() {
  const http = createServer();
  const io = new Server(http, { path: CHANNELS.notification.path, transports: ['websocket'] });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void io.close());
  const studioWebsocket = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  writeSettings({ ...settings(), bases: { ...settings().bases, studioWebsocket } });

  let arrivals = 0;
  io.on('connection', () => {
    arrivals += 1;
  });
  const until = (count: number) =>
    seen(() => {
      if (arrivals < count) throw new Error('no client is connected');
    });
  return {
    /** Waits until the application is connected. */
    connected: () => until(1),
    push: <P extends Push>(push: P, payload: PayloadOf<P>) => void io.emit(push.name, payload),
    /** Breaks the connection; resolves once the application has reconnected. */
    async breakDown(): Promise<void> {
      const before = arrivals;
      for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
      await until(before + 1);
    },
    /** The handshake of the application. */
    handshakes: () => [...io.sockets.sockets.values()].map(({ handshake }) => handshake.auth),
  };
}
