/**
 * Delivers events of changes. Listeners run at once; workers run in order per key and are retried until they
 * succeed.
 */
import type { TenantId } from '@parrot/contract/core';
import { noPubSub, type PubSub } from '../cluster/pub-sub.ts';
import type { Log } from '../log/log.ts';

/** A kind of event with its payload, declared by a slice. */
export type Topic<Payload> = { name: string; payload?: Payload };
export const defineTopic = <Payload>(name: string): Topic<Payload> => ({ name });

export type DomainEvent<Payload = unknown> = {
  /** The same at each delivery, so that workers can recognize a repeat. */
  id: string;
  topic: string;
  tenantId: TenantId;
  key: string;
  payload: Payload;
  /** Set if rules caused the change: their ids, the first one first. */
  cause?: EventCause | undefined;
};
export type EventCause = readonly string[];

type Handler<Payload> = (event: DomainEvent<Payload>) => void;
type EverywhereHandler<Payload> = (
  event: DomainEvent<Payload>,
  /** Whether the change was made in this process. */
  origin: { isOwn: boolean },
) => void;
type EverywhereListener = { handler: EverywhereHandler<unknown>; concerns: Concerns<unknown> };
type Work<Payload> = (event: DomainEvent<Payload>) => Promise<void>;
type Concerns<Payload> = (payload: Payload, tenantId: TenantId) => boolean;
type Worker = { work: Work<unknown>; concerns: Concerns<unknown>; separately: string };

type EverywhereOptions<Payload> = {
  /**
   * What to do when events may have been missed: usually to drop what is cached. Where only sockets of this
   * process are concerned, nothing: they reconnect.
   */
  missed: (() => void) | 'sockets reconnect';
  concerns?: Concerns<Payload>;
};

type WorkOptions = {
  /**
   * Orders this work by the event's key, but apart from other work on it: work that may be slow must not
   * delay the next events.
   */
  separately?: string;
};

export type Bus = {
  /**
   * For events that may be lost, such as a push to a screen that refetches anyway. Runs in the process of the
   * change only; pushes reach the sockets of all.
   */
  listen<Payload>(topic: Topic<Payload>, handler: Handler<Payload>): void;
  /** The same in every process, for what each has in its memory: caches, and its own sockets. */
  listenEverywhere<Payload>(
    topic: Topic<Payload>,
    handler: EverywhereHandler<Payload>,
    options: EverywhereOptions<Payload>,
  ): void;
  /**
   * For work that must happen. It may run twice for one event and must be idempotent. `concerns` selects the
   * events.
   */
  work<Payload>(
    topic: Topic<Payload>,
    work: Work<Payload>,
    concerns?: Concerns<Payload>,
    options?: WorkOptions,
  ): void;
  /** Whether any worker handles it; events for listeners only are not stored. */
  hasWorker(event: Pick<DomainEvent, 'topic' | 'tenantId' | 'payload'>): boolean;
  /** Resolves to true once all work is done, to false if some failed and must be retried. */
  deliver(event: DomainEvent): Promise<boolean>;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
};

const EVENT = 'event';

export function createBus(log: Log, pubSub: PubSub = noPubSub): Bus {
  const listeners = new Map<string, Handler<unknown>[]>();
  const everywhere = new Map<string, EverywhereListener[]>();
  const workers = new Map<string, Worker[]>();
  const lastByKey = new Map<string, Promise<boolean>>();

  const notify = (event: DomainEvent, handler: () => void) => {
    try {
      handler();
    } catch (error) {
      log.error({ err: error, topic: event.topic }, 'event listener failed; screens may miss this event');
    }
  };
  const everywhereOn = ({ topic, tenantId, payload }: DomainEvent): EverywhereListener[] =>
    (everywhere.get(topic) ?? []).filter(({ concerns }) => concerns(payload, tenantId));

  const notifyListeners = (event: DomainEvent) => {
    const shared = everywhereOn(event);
    // First, so that other processes have dropped their caches when a push makes a client refetch.
    if (shared.length > 0) pubSub.publish(EVENT, event);
    for (const { handler } of shared) notify(event, () => handler(event, { isOwn: true }));
    for (const handler of listeners.get(event.topic) ?? []) notify(event, () => handler(event));
  };
  pubSub.subscribe<DomainEvent>(EVENT, {
    handle(event) {
      for (const { handler } of everywhereOn(event)) notify(event, () => handler(event, { isOwn: false }));
    },
  });

  const workersOn = ({
    topic,
    tenantId,
    payload,
  }: Pick<DomainEvent, 'topic' | 'tenantId' | 'payload'>): Worker[] =>
    (workers.get(topic) ?? []).filter(({ concerns }) => concerns(payload, tenantId));

  const runWork = async (event: DomainEvent, todo: readonly Worker[]): Promise<boolean> => {
    let allDone = true;
    for (const { work } of todo) {
      try {
        await work(event);
      } catch (error) {
        allDone = false;
        log.error({ err: error, topic: event.topic }, 'event worker failed; retrying');
      }
    }
    return allDone;
  };

  /** After earlier work of the same ordering key. */
  const runInOrder = (orderingKey: string, event: DomainEvent, todo: readonly Worker[]): Promise<boolean> => {
    const before = lastByKey.get(orderingKey) ?? Promise.resolve(true);
    const after = before.then(() => runWork(event, todo));
    lastByKey.set(orderingKey, after);
    return after.finally(() => {
      if (lastByKey.get(orderingKey) === after) lastByKey.delete(orderingKey);
    });
  };

  return {
    listen: (topic, handler) => append(listeners, topic.name, handler as Handler<unknown>),
    listenEverywhere(topic, handler, { missed, concerns = () => true }) {
      append(everywhere, topic.name, { handler, concerns } as EverywhereListener);
      if (typeof missed === 'function') pubSub.onMissed(missed);
    },
    work: (topic, work, concerns = () => true, { separately = '' } = {}) =>
      append(workers, topic.name, { work, concerns, separately } as Worker),
    hasWorker: (event) => workersOn(event).length > 0,
    async deliver(event) {
      let todo: readonly Worker[];
      try {
        notifyListeners(event);
        todo = workersOn(event);
      } catch (error) {
        // Its payload is not what this release expects; other events must not wait for it.
        log.error({ err: error, topic: event.topic }, 'event could not be read; retrying');
        return false;
      }
      const done = await Promise.all(
        [...new Set(todo.map(({ separately }) => separately))].map((name) =>
          runInOrder(
            name === '' ? event.key : `${name} ${event.key}`,
            event,
            todo.filter(({ separately }) => separately === name),
          ),
        ),
      );
      return !done.includes(false);
    },
    async idle() {
      while (lastByKey.size > 0) await Promise.all(lastByKey.values());
    },
  };
}

function append<T>(map: Map<string, T[]>, name: string, item: T): void {
  map.set(name, [...(map.get(name) ?? []), item]);
}
