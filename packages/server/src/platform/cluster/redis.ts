/** Connections to Redis. Commands fail at once while it is away; connections are opened again by themselves. */
import type { Redis } from 'ioredis';

export class RedisError extends Error {}

export type RedisConnections = {
  /** For commands and publishing. */
  commands: Redis;
  /** A connection that subscribes can send no commands. */
  subscriber: Redis;
};

const ANSWER_MS = 2_000;
const MAX_RETRY_MS = 1_000;

export async function connectRedis(url: string): Promise<RedisConnections> {
  // Loaded only where it is used: most installations are one process.
  const { Redis: Client } = await import('ioredis');
  const open = () => {
    const client = new Client(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: ANSWER_MS,
      commandTimeout: ANSWER_MS,
      retryStrategy: (attempt) => Math.min(attempt * 50, MAX_RETRY_MS),
    });
    // Without a listener, a lost connection would be printed. Its user reports that it is away.
    client.on('error', () => {});
    return client;
  };
  const connections = { commands: open(), subscriber: open() };
  try {
    await Promise.all([connections.commands.connect(), connections.subscriber.connect()]);
    return connections;
  } catch (error) {
    disconnectRedis(connections);
    const { code, message } = error as { code?: string; message: string };
    throw new RedisError(`Cannot connect to Redis at ${hostOf(url)} (${code ?? message}). Check REDIS_URL.`);
  }
}

export function disconnectRedis({ commands, subscriber }: RedisConnections): void {
  commands.disconnect();
  subscriber.disconnect();
}

const hostOf = (url: string): string => new URL(url).host;
