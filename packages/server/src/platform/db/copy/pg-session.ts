/** A copy session on a PostgreSQL server. */
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { COPY_SETTINGS, type CopySession } from './copy-session.ts';

const CONNECT_MS = 10_000;

export async function openPgSession(url: string): Promise<CopySession> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // The statement in progress fails too.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(COPY_SETTINGS);
  } catch (error) {
    disconnect(client);
    throw error;
  }
  let isCopying = false;
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row & pg.QueryResultRow>(text, values)).rows,
    script: async (text) => void (await client.query(text)),
    async *copyOut({ name, columns }) {
      isCopying = true;
      yield* client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
      isCopying = false;
    },
    async copyIn({ name, columns }, rows) {
      const stream = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
      stream.end(rows);
      await finished(stream);
    },
    async close() {
      // A copy that was given up would have to be read to its end first.
      if (isCopying) disconnect(client);
      else await client.end();
    },
  };
}

function disconnect(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.end().catch(() => {});
  stream.destroy();
}
