/**
 * Messages between processes through Redis. A process receives its own beats too: while they return, nothing is
 * lost. A connection that hangs is found by this as one that is closed.
 */
import type { Log } from '../log/log.ts';
import { encodeBatch, encodeMessage, messagesOf, senderOf } from './message-batch.ts';
import type { PubSub, Subscription } from './pub-sub.ts';
import type { RedisConnections } from './redis.ts';

const BEAT_MS = 1_000;
/** A beat that takes longer counts as lost. */
const LATE_MS = 4_000;

const BEAT_MESSAGE = encodeMessage('beat', null);
/** Sent by a process that could not publish for a while. */
const MISSED = 'missed';

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
  const subscriptions = new Map<string, Subscription<never>[]>();
  const unsent: string[] = [];
  const missed: (() => void)[] = [];
  const recovered: (() => void)[] = [];
  const ownBeat = encodeBatch(processId, [BEAT_MESSAGE]);
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

  const send = (messages: readonly string[], onLost: () => void): void => {
    commands.publish(channel, encodeBatch(processId, messages)).catch(() => {
      onLost();
      disconnected();
    });
  };
  const sendUnsent = () => {
    if (unsent.length === 0) return;
    send(unsent.splice(0), () => {
      hasLost = true;
    });
  };
  /** Messages of the same moment, such as those of one transaction, travel together. */
  const publish: PubSub['publish'] = (subject, message, rooms) => {
    if (unsent.length === 0) queueMicrotask(sendUnsent);
    unsent.push(encodeMessage(subject, message, rooms));
  };

  const receive = (batch: string) => {
    if (senderOf(batch) === processId) {
      if (batch !== ownBeat) return;
      beatAt = performance.now();
      connected();
      return;
    }
    for (const { subject, rooms, content } of messagesOf(batch)) {
      const concerned = (subscriptions.get(subject) ?? []).filter(
        ({ concerns }) => concerns?.(rooms) ?? true,
      );
      if (concerned.length === 0) continue;
      const message = JSON.parse(content) as never;
      for (const { handle } of concerned) run(() => handle(message, rooms));
    }
  };

  const sendBeat = () => {
    sendUnsent();
    send([BEAT_MESSAGE], () => {});
  };
  const beat = () => {
    sendBeat();
    if (performance.now() - beatAt > LATE_MS) disconnected();
    if (!isConnected) runAll(missed);
  };

  subscriber.on('message', (_channel: string, text: string) => receive(text));
  for (const connection of [commands, subscriber]) {
    connection.on('close', disconnected);
    connection.on('ready', sendBeat);
  }
  subscriptions.set(MISSED, [{ handle: () => [missed, recovered].forEach(runAll) }]);

  return {
    publish,
    subscribe: (subject, subscription) =>
      void subscriptions.set(subject, [...(subscriptions.get(subject) ?? []), subscription]),
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
