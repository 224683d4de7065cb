/**
 * A relay between visitors and the server that speaks their protocol and breaks a promise: a test of the ledger,
 * which must notice.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  openVisitorConversation,
  sendVisitorMessage,
  type VisitorAuth,
} from '@parrot/contract/conversations';
import { type Ack, CHANNELS, newId } from '@parrot/contract/core';
import { openVisitorSocket, type TestServer, type TestSocket } from '@parrot/testkit';
import { Server } from 'socket.io';

type Payload = Record<string, unknown>;
type Reply = (answer: Ack<Payload>) => void;
/** Sends a visitor's message on, or does not, and acknowledges it. */
export type Forward = (
  send: (payload: Payload) => Promise<Ack<Payload>>,
  payload: Payload,
) => Promise<Ack<Payload>>;

/** Every third message. */
const isChosen = (payload: Payload): boolean => String(payload.value).endsWith('3');
const acknowledged = (payload: Payload, seq: number): Ack<Payload> => ({
  ok: true,
  message: { ...payload, seq },
});

/** As a server that acknowledges first and is killed before the commit. */
export const acknowledgeBeforeCommit: Forward = async (send, payload) =>
  isChosen(payload) ? acknowledged(payload, 999) : send(payload);

/** As a server that does not recognize a message that is sent again. */
export const storeRepeats: Forward = async (send, payload) => {
  if (isChosen(payload)) await send({ ...payload, msgId: newId('msg') });
  return send(payload);
};

/** As a server that acknowledges two messages and stores the second one first. */
export function storeOutOfOrder(): Forward {
  const delayed = new Map<unknown, Payload>();
  return async (send, payload) => {
    if (isChosen(payload)) {
      delayed.set(send, payload);
      return acknowledged(payload, 999);
    }
    const answer = await send(payload);
    const earlier = delayed.get(send);
    delayed.delete(send);
    if (earlier) await send(earlier);
    return answer;
  };
}

export async function startUnsoundRelay(target: TestServer, forward: Forward) {
  const http = createServer();
  const relay = new Server(http, { path: CHANNELS.visitor.path, transports: ['websocket'] });
  const upstreams = new Set<TestSocket>();
  relay.on('connection', async (client) => {
    const opening = openVisitorSocket(target, client.handshake.auth as VisitorAuth);
    const send = async (payload: Payload) => (await opening).answer(sendVisitorMessage, payload);
    client.on(openVisitorConversation.name, async (payload: Payload, reply: Reply) =>
      reply(await (await opening).answer(openVisitorConversation, payload)),
    );
    client.on(sendVisitorMessage.name, async (payload: Payload, reply: Reply) =>
      reply(await forward(send, payload)),
    );
    const upstream = await opening;
    upstreams.add(upstream);
    upstream.socket.onAny((name: string, push: unknown) => client.emit(name, push));
    client.on('disconnect', () => upstream.close());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    server: { ...target, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` },
    async stop() {
      for (const upstream of upstreams) upstream.close();
      await relay.close();
    },
  };
}
