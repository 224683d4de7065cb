/** A load balancer without sticky sessions: each request and each WebSocket goes to the next process. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export type RoundRobinProxy = {
  url: string;
  /** The ports of the processes. */
  forwardTo(ports: readonly number[]): void;
  stop(): Promise<void>;
};

export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  let ports: readonly number[] = [];
  let turn = 0;
  const nextPort = () => ports[turn++ % ports.length] ?? 0;
  const agent = new Agent({ keepAlive: true });
  const upgraded = new Set<Socket>();

  const server = createServer((received, reply) => {
    const { method, url: path } = received;
    const headers = withForwardedFor(received);
    const sent = request({ host: '127.0.0.1', port: nextPort(), method, path, headers, agent });
    sent.once('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, reply, () => {});
    });
    received.pipe(sent);
    sent.once('error', () => reply.destroy());
    reply.once('close', () => sent.destroy());
  });

  server.on('upgrade', (received, client: Socket, head) => {
    const process = connect(nextPort(), '127.0.0.1');
    const lines = Object.entries(withForwardedFor(received)).map(([name, value]) => `${name}: ${value}`);
    process.write(`GET ${received.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    process.write(head);
    for (const [from, to] of [
      [client, process],
      [process, client],
    ] as const) {
      upgraded.add(from);
      from.pipe(to);
      // An error closes the socket too.
      from.on('error', () => {});
      from.on('close', () => {
        upgraded.delete(from);
        to.destroy();
      });
    }
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo(next) {
      ports = next;
    },
    async stop() {
      for (const socket of upgraded) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

const withForwardedFor = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
});
