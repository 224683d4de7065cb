/** A proxy to the PostgreSQL server that can be cut and frozen, like a network. */
import { connect, createServer, type Socket } from 'node:net';

type InterruptedPostgres = {
  /** The same database through this proxy. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Connections stay open and nothing passes. */
  freeze(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
};

export async function interruptPostgres(databaseUrl: string): Promise<InterruptedPostgres> {
  const connectToServer = serverConnection(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connectToServer();
    follow(client);
    follow(upstream);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (piece) => void to.write(piece));
      from.once('close', () => to.destroy());
    };
    pass(client, upstream);
    pass(upstream, client);
    if (isFrozen) for (const each of [client, upstream]) each.pause();
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    async restore() {
      if (!server.listening) await listen(port);
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      if (server.listening) await cut();
    },
  };
}

/** As the driver reads the URL: a `host` that is a folder holds the server's Unix socket. */
function serverConnection(databaseUrl: string): () => Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const portNumber = Number(port || 5432);
  return () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${portNumber}`) : connect(portNumber, host));
}
