/**
 * Messages between processes through Redis. A process receives its own beats too: while they return, nothing is
 * lost. A connection that hangs is found by this as one that is closed.
 */
import type { Log } from '../log/log.ts';
import type { PubSub } from './pub-sub.ts';
import type { RedisConnections } from './redis.ts';

const BEAT_MS = 1_000;
/** A beat that takes longer counts as lost. */
const LATE_MS = 4_000;

const BEAT = 'beat';
/** Sent by a process that could not publish for a while. */
const MISSED = 'missed';

type Handler = (message: never) => void;
type Envelope = [sender: string, subject: string, message: never];

export type RedisPubSub = PubSub & {
  start(): Promise<void>;
  isConnected(): boolean;
  stop(): void;
};

type Options = { processId: string; channel: string; log: Log };

export function createRedisPubSub(
  { commands, subscriber }: RedisConnections,
  { processId, channel, log }: Options,
): RedisPubSub {
  const handlers = new Map<string, Handler[]>();
  const missed: (() => void)[] = [];
  const recovered: (() => void)[] = [];
  let isConnected = true;
  let hasLost = false;
  let isStopped = false;
  let beatAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const runAll = (all: readonly (() => void)[]) => {
    for (const handler of all) run(handler);
  };
  const run = (handler: () => void) => {
    try {
      handler();
    } catch (err) {
      log.error({ err }, 'handling a message of another process failed');
    }
  };

  const disconnected = () => {
    if (!isConnected || isStopped) return;
    isConnected = false;
    log.error('Redis is away; other processes are not notified until it is back');
    runAll(missed);
  };
  const connected = () => {
    if (isConnected) return;
    isConnected = true;
    log.warn('Redis is back; caches are dropped and sockets reconnect');
    runAll(missed);
    runAll(recovered);
    if (!hasLost) return;
    hasLost = false;
    publish(MISSED, null);
  };

  const publish = (subject: string, message: unknown): void => {
    commands.publish(channel, JSON.stringify([processId, subject, message])).catch(() => {
      if (subject !== BEAT) hasLost = true;
      disconnected();
    });
  };

  const receive = (text: string) => {
    const [sender, subject, message] = JSON.parse(text) as Envelope;
    if (sender !== processId) for (const handler of handlers.get(subject) ?? []) run(() => handler(message));
    else if (subject === BEAT) {
      beatAt = performance.now();
      connected();
    }
  };

  const beat = () => {
    publish(BEAT, null);
    if (performance.now() - beatAt > LATE_MS) disconnected();
    if (!isConnected) runAll(missed);
  };

  subscriber.on('message', (_channel: string, text: string) => receive(text));
  for (const connection of [commands, subscriber]) {
    connection.on('close', disconnected);
    connection.on('ready', () => publish(BEAT, null));
  }
  handlers.set(MISSED, [() => [missed, recovered].forEach(runAll)]);

  return {
    publish,
    subscribe: (subject, handler) => void handlers.set(subject, [...(handlers.get(subject) ?? []), handler]),
    onMissed: (handler) => void missed.push(handler),
    onRecovered: (handler) => void recovered.push(handler),
    isConnected: () => isConnected,
    async start() {
      await subscriber.subscribe(channel);
      timer = setInterval(beat, BEAT_MS);
      timer.unref();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
