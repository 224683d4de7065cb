/**
 * Delivers events of changes. Listeners run at once; workers run in order per key and are retried until they
 * succeed.
 */
import type { TenantId } from '@parrot/contract/core';
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
};

type Handler<Payload> = (event: DomainEvent<Payload>) => void;
type Work<Payload> = (event: DomainEvent<Payload>) => Promise<void>;
type Concerns<Payload> = (payload: Payload) => boolean;
type Worker = { work: Work<unknown>; concerns: Concerns<unknown> };

export type Bus = {
  /** For events that may be lost, such as a push to a screen that refetches anyway. */
  listen<Payload>(topic: Topic<Payload>, handler: Handler<Payload>): void;
  /**
   * For work that must happen. It may run twice for one event and must be idempotent. `concerns` selects the
   * events.
   */
  work<Payload>(topic: Topic<Payload>, work: Work<Payload>, concerns?: Concerns<Payload>): void;
  /** Whether any worker handles it; events for listeners only are not stored. */
  hasWorker(event: Pick<DomainEvent, 'topic' | 'payload'>): boolean;
  /** Resolves to true once all work is done, to false if some failed and must be retried. */
  deliver(event: DomainEvent): Promise<boolean>;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
};

export function createBus(log: Log): Bus {
  const listeners = new Map<string, Handler<unknown>[]>();
  const workers = new Map<string, Worker[]>();
  const lastByKey = new Map<string, Promise<boolean>>();

  const notifyListeners = (event: DomainEvent) => {
    for (const handler of listeners.get(event.topic) ?? []) {
      try {
        handler(event);
      } catch (error) {
        log.error({ err: error, topic: event.topic }, 'event listener failed; screens may miss this event');
      }
    }
  };

  const workersOn = ({ topic, payload }: Pick<DomainEvent, 'topic' | 'payload'>): Worker[] =>
    (workers.get(topic) ?? []).filter(({ concerns }) => concerns(payload));

  const runWork = async (event: DomainEvent): Promise<boolean> => {
    let allDone = true;
    for (const { work } of workersOn(event)) {
      try {
        await work(event);
      } catch (error) {
        allDone = false;
        log.error({ err: error, topic: event.topic }, 'event worker failed; retrying');
      }
    }
    return allDone;
  };

  return {
    listen: (topic, handler) => append(listeners, topic.name, handler as Handler<unknown>),
    work: (topic, work, concerns = () => true) => append(workers, topic.name, { work, concerns } as Worker),
    hasWorker: (event) => workersOn(event).length > 0,
    deliver(event) {
      notifyListeners(event);
      if (workersOn(event).length === 0) return Promise.resolve(true);
      const before = lastByKey.get(event.key) ?? Promise.resolve(true);
      const after = before.then(() => runWork(event));
      lastByKey.set(event.key, after);
      return after.finally(() => {
        if (lastByKey.get(event.key) === after) lastByKey.delete(event.key);
      });
    },
    async idle() {
      while (lastByKey.size > 0) await Promise.all(lastByKey.values());
    },
  };
}

function append<T>(map: Map<string, T[]>, name: string, item: T): void {
  map.set(name, [...(map.get(name) ?? []), item]);
}
