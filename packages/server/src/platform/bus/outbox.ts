/**
 * Transactional outbox: an event is stored with its change, delivered after the commit, and deleted once all
 * work on it is done. What a crash leaves is delivered at the next start.
 */
import type { TenantId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { isDeadProcess } from '../cluster/processes.ts';
import { afterCommit, beforeCommit, type Database, type Tx } from '../db/database.ts';
import { preparedStatement } from '../db/fast-paths/prepared-query.ts';
import { rows } from '../db/rows.ts';
import { storableJson } from '../db/storable-json.ts';
import type { Log } from '../log/log.ts';
import type { Bus, DomainEvent, EventCause, Topic } from './bus.ts';

const POLL_MS = 5_000;
const DELETE_DELAY_MS = 50;
const MAX_ATTEMPTS = 20;
/** Only workers use event ids. */
const NOT_STORED = '';
/** Where the payload of a stored event has its cause. */
const CAUSE = '$cause';

export type Outbox = {
  /** Events with the same `key` are worked on in order. */
  write<Payload>(
    tx: Tx,
    topic: Topic<Payload>,
    event: { tenantId: TenantId; key: string; payload: Payload },
  ): void;
  /** All events of the transaction, earlier and later ones, were caused by these rules. */
  setCause(tx: Tx, cause: EventCause): void;
  /** Stores the events of the transaction so far through a statement that stores more. */
  storeWith(tx: Tx, store: StoreEvents): Promise<void>;
  /** Deletes stored events, also those given up, of a tenant or of some of its keys. */
  discard(tx: Tx, tenantId: TenantId, keys: readonly string[] | 'all'): Promise<void>;
  /** Delivers what an earlier process left, and polls for failed events. */
  start(): Promise<void>;
  /** How many stored events are not worked on yet, and how many were given up. */
  countPending(): Promise<{ waiting: number; failed: number }>;
  /** Resolves when all events so far are delivered and worked on. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Stores outbox rows, passed as JSON, and returns their ids in the same order. */
export type StoreEvents = (events: string) => Promise<Pick<OutboxRow, 'id'>[]>;

type UnsentEvent = Omit<DomainEvent, 'id'>;

type OutboxRow = {
  id: string | number | bigint;
  tenant_id: TenantId;
  topic: string;
  key: string;
  payload: unknown;
};

const insertEvents = preparedStatement<Pick<OutboxRow, 'id'>>(
  'insert_outbox_events',
  (parameter) => sql`
  insert into outbox (tenant_id, topic, key, payload, created_at, process_id)
  select tenant_id, topic, key, payload, created_at, process_id
  from jsonb_to_recordset(${parameter('events')}::jsonb)
    as event (tenant_id text, topic text, key text, payload jsonb, created_at timestamptz, process_id text)
  returning id`,
);

type Process = Pick<Cluster, 'processId' | 'isLeader'>;
const ONLY_PROCESS: Process = { processId: '', isLeader: () => true };

export function createOutbox(
  database: Database,
  bus: Bus,
  clock: Clock,
  log: Log,
  { processId, isLeader }: Process = ONLY_PROCESS,
): Outbox {
  const inProgress = new Set<string>();
  const done: string[] = [];
  /** Deleted while a poll runs, which may have read them before. */
  const deletedSincePoll = new Set<string>();
  const waiting = new WeakMap<Tx, UnsentEvent[]>();
  const causes = new WeakMap<Tx, EventCause>();
  const delivering = new Set<Promise<void>>();
  let deletion: Promise<void> | undefined;
  /** Chained, so that waiting for the last waits for all. */
  let deletions = Promise.resolve();
  let poller: NodeJS.Timeout | undefined;

  /** Stores the events of a transaction in one statement. Events without workers are only delivered. */
  const store = async (tx: Tx, written: UnsentEvent[], insert: StoreEvents) => {
    const createdAt = clock.now();
    const cause = causes.get(tx);
    const events = cause ? written.map((event) => ({ ...event, cause })) : written;
    const worked = events.filter(bus.hasWorker);
    const stored = worked.map(({ tenantId, topic, key, payload }) => ({
      tenant_id: tenantId,
      topic,
      key,
      payload: cause && isRecord(payload) ? { ...payload, [CAUSE]: cause } : payload,
      created_at: createdAt,
      process_id: processId,
    }));
    const inserted = await insert(storableJson(stored));
    const ids = new Map(worked.map((event, at) => [event, String(inserted[at]?.id)]));
    afterCommit(tx, () => {
      for (const event of events) {
        const id = ids.get(event);
        const delivered = id === undefined ? bus.deliver({ ...event, id: NOT_STORED }) : deliver(id, event);
        delivered.catch((error: unknown) =>
          log.error(
            { err: error, topic: event.topic },
            'event delivery failed; the event stays in the outbox and is retried',
          ),
        );
      }
    });
  };

  const deliver = async (id: string, event: UnsentEvent) => {
    if (inProgress.has(id)) return;
    inProgress.add(id);
    const delivery = deliverOnce(id, event).finally(() => delivering.delete(delivery));
    delivering.add(delivery);
    await delivery;
  };

  const deliverOnce = async (id: string, event: UnsentEvent) => {
    const finished = await bus.deliver({ ...event, id });
    if (finished) {
      done.push(id);
      deletion ??= new Promise((resolve) => setTimeout(() => resolve(deleteDelivered()), DELETE_DELAY_MS));
      return;
    }
    try {
      await database.system((tx) =>
        tx.execute(sql`update outbox set attempts = attempts + 1 where id = ${id}`),
      );
    } finally {
      // What failed because the store is away is retried once it is back.
      inProgress.delete(id);
    }
  };

  const deleteDelivered = () => {
    deletion = undefined;
    deletions = deletions.then(deleteBatch);
    return deletions;
  };

  const deleteBatch = async () => {
    const ids = done.splice(0);
    if (ids.length === 0) return;
    try {
      await database.system((tx) =>
        tx.execute(sql`delete from outbox where id = any (${`{${ids.join()}}`}::bigint[])`),
      );
      for (const id of ids) {
        deletedSincePoll.add(id);
        inProgress.delete(id);
      }
    } catch (error) {
      done.push(...ids);
      log.error(
        { err: error },
        'deleting delivered events from the outbox failed; retrying with the next ones',
      );
    }
  };

  /** Events of a process that died are left to the leader. */
  const isOurs = () => {
    if (processId === '') return sql`true`;
    const isOwn = sql`process_id = ${processId}`;
    return isLeader() ? sql`(${isOwn} or ${sql.raw(isDeadProcess('outbox.process_id'))})` : isOwn;
  };

  const poll = async () => {
    deletedSincePoll.clear();
    const left = await database.system((tx) =>
      rows<OutboxRow>(
        tx,
        sql`select id, tenant_id, topic, key, payload from outbox
        where attempts < ${MAX_ATTEMPTS} and ${isOurs()} order by id limit 500`,
      ),
    );
    await Promise.all(
      left
        .filter(({ id }) => !deletedSincePoll.has(String(id)))
        .map((row) =>
          deliver(String(row.id), {
            topic: row.topic,
            tenantId: row.tenant_id,
            key: row.key,
            ...withoutCause(row.payload),
          }),
        ),
    );
  };

  return {
    write(tx, topic, event) {
      const events = waiting.get(tx) ?? [];
      if (events.length === 0) {
        waiting.set(tx, events);
        beforeCommit(tx, async () => {
          const unstored = events.splice(0);
          const insert: StoreEvents = async (events) => (events === '[]' ? [] : insertEvents(tx, { events }));
          if (unstored.length > 0) await store(tx, unstored, insert);
        });
      }
      events.push({ ...event, topic: topic.name });
    },
    setCause: (tx, cause) => void causes.set(tx, cause),
    storeWith: (tx, insert) => store(tx, waiting.get(tx)?.splice(0) ?? [], insert),
    async discard(tx, tenantId, keys) {
      const ofKeys = keys === 'all' ? sql`true` : sql`key in ${[...keys]}`;
      await tx.execute(sql`delete from outbox where tenant_id = ${tenantId} and ${ofKeys}`);
    },
    async start() {
      await poll();
      poller = setInterval(() => {
        poll().catch((error: unknown) => log.error({ err: error }, 'outbox poll failed; retrying in 5 s'));
      }, POLL_MS);
      poller.unref();
    },
    async countPending() {
      const [count] = await database.system((tx) =>
        rows<{ waiting: number; failed: number }>(
          tx,
          sql`select count(*) filter (where attempts < ${MAX_ATTEMPTS})::int as waiting,
            count(*) filter (where attempts >= ${MAX_ATTEMPTS})::int as failed
          from outbox`,
        ),
      );
      return count ?? { waiting: 0, failed: 0 };
    },
    async settle() {
      await bus.idle();
      await Promise.allSettled(delivering);
      await deletion;
      await deleteDelivered();
    },
    async stop() {
      clearInterval(poller);
      await this.settle();
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function withoutCause(stored: unknown): Pick<DomainEvent, 'payload' | 'cause'> {
  if (!isRecord(stored) || !(CAUSE in stored)) return { payload: stored };
  const { [CAUSE]: cause, ...payload } = stored;
  return { payload, cause: cause as EventCause };
}
