/** A PostgreSQL server behind a proxy that fails like a network. */
import { connect, type Socket } from 'node:net';
import { startTcpProxy, type TcpProxy } from '../network/tcp-proxy.ts';

/** With the URL of the same database through the proxy. */
type InterruptedPostgres = TcpProxy & { url: string };

export async function interruptPostgres(databaseUrl: string): Promise<InterruptedPostgres> {
  const proxy = await startTcpProxy(serverConnection(databaseUrl));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}

/** As the driver reads the URL: a `host` that is a folder holds the server's Unix socket. */
function serverConnection(databaseUrl: string): () => Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const portNumber = Number(port || 5432);
  return () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${portNumber}`) : connect(portNumber, host));
}
