/**
 * Messages of a tenant that arrive at the same time are stored in one transaction, and those that arrive while
 * it runs in the next one. Two statements for ten messages take a third of the time that twenty take.
 */
import { AsyncResource } from 'node:async_hooks';
import { setImmediate as endOfLoop } from 'node:timers/promises';
import type { ConversationId, TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { ConversationWork, Outcome, UnitsOfWork } from '../sessions/unit-of-work.ts';

/** Takes a few milliseconds, during which an in-process store serves nothing else. */
const MAX_BATCH = 16;
/**
 * Transactions of one tenant: the process works on one while the database works on another. The second one
 * starts only for a full batch: a transaction costs as much as several of its messages.
 */
const AT_ONCE = 2;
/** A transaction that takes longer waits for a lock, most likely, and makes no other wait for it. */
const SLOW_MS = 100;

/**
 * Changes the conversation in memory, and nothing else that it would have to undo if it failed: the others in its
 * transaction are stored.
 */
type BatchedWork<T> = ConversationWork<T>;
type QueuedWork = {
  job: BatchedWork<unknown>;
  settle: (outcome: Outcome<unknown>) => void;
  /** Of the caller: a dated clock, a trace. */
  context: AsyncResource;
};

type TenantQueue = {
  waiting: QueuedWork[];
  /** Conversations in a transaction that runs: their next messages wait for its end. */
  inTransaction: Set<ConversationId>;
  /** Whether a transaction is about to take what waits. */
  isStarting: boolean;
  running: number;
};

const NO_OUTCOME: Outcome<never> = { error: new Error('unit of work produced no outcome') };

export type BatchedWrite = <T>(tenantId: TenantId, job: BatchedWork<T>) => Promise<T>;

export function createBatchedWrites(
  { database }: Pick<Platform, 'database'>,
  unitsOfWork: UnitsOfWork,
): BatchedWrite {
  const queues = new Map<TenantId, TenantQueue>();

  const store = (tenantId: TenantId, choose: () => readonly QueuedWork[]) =>
    database.tenant(tenantId, async (tx) => {
      const chosen = choose();
      const outcomes = await unitsOfWork(
        tx,
        chosen.map(({ job }) => job),
        { isLast: true },
      );
      return chosen.map((one, at) => ({ one, outcome: outcomes[at] ?? NO_OUTCOME }));
    });

  const startNext = (tenantId: TenantId, queue: TenantQueue): void => {
    if (queue.isStarting || queue.running >= AT_ONCE) return;
    if (sizeOfNext(queue) < (queue.running === 0 ? 1 : MAX_BATCH)) return;
    queue.isStarting = true;
    // It may be started from within another transaction, so the context is that of its first caller.
    const { context } = queue.waiting[0] as QueuedWork;
    void context.runInAsyncScope(storeNext, undefined, tenantId, queue);
  };

  /** Includes what arrives before the transaction starts. What does not fit is stored in the next one. */
  const storeNext = async (tenantId: TenantId, queue: TenantQueue): Promise<void> => {
    let taken: QueuedWork[] = [];
    const slot = takeSlot(tenantId, queue);
    // Messages that were received together are read one after the other.
    await endOfLoop();
    try {
      const stored = await store(tenantId, () => {
        taken = takeBatch(queue);
        slot.begin();
        return taken;
      });
      for (const { one, outcome } of stored) one.settle(outcome);
    } catch (error) {
      if (taken.length > 1) await Promise.all(taken.map((one) => storeAlone(tenantId, one)));
      else for (const { settle } of taken.length > 0 ? taken : queue.waiting.splice(0)) settle({ error });
    }
    for (const { job } of taken) queue.inTransaction.delete(job.conversationId);
    slot.end();
  };

  /** One of the slots for transactions, free again once its transaction has ended or is slow. */
  const takeSlot = (tenantId: TenantId, queue: TenantQueue) => {
    let slow: NodeJS.Timeout | undefined;
    let isFree = true;
    const free = () => {
      if (!isFree) queue.running -= 1;
      isFree = true;
      startNext(tenantId, queue);
    };
    return {
      begin() {
        queue.isStarting = false;
        queue.running += 1;
        isFree = false;
        slow = setTimeout(free, SLOW_MS);
        startNext(tenantId, queue);
      },
      end() {
        clearTimeout(slow);
        if (!slow) queue.isStarting = false;
        free();
        if (queue.waiting.length + queue.inTransaction.size === 0) queues.delete(tenantId);
      },
    };
  };

  /** One work made the transaction fail, so each is tried alone. */
  const storeAlone = async (tenantId: TenantId, one: QueuedWork): Promise<void> => {
    try {
      for (const { outcome } of await store(tenantId, () => [one])) one.settle(outcome);
    } catch (error) {
      one.settle({ error });
    }
  };

  return <T>(tenantId: TenantId, job: BatchedWork<T>) =>
    new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome<unknown>) =>
        'error' in outcome ? reject(outcome.error) : resolve(outcome.result as T);
      const queue = queues.get(tenantId) ?? newQueue();
      queues.set(tenantId, queue);
      queue.waiting.push({ job, settle, context: new AsyncResource('BatchedWrite') });
      startNext(tenantId, queue);
    });
}

const newQueue = (): TenantQueue => ({
  waiting: [],
  inTransaction: new Set(),
  isStarting: false,
  running: 0,
});

const sizeOfNext = ({ waiting, inTransaction }: TenantQueue): number =>
  waiting.filter(({ job }) => !inTransaction.has(job.conversationId)).length;

/** One per conversation, in the order of arrival. */
function takeBatch(queue: TenantQueue): QueuedWork[] {
  const taken: QueuedWork[] = [];
  const left: QueuedWork[] = [];
  for (const one of queue.waiting) {
    const { conversationId } = one.job;
    if (taken.length < MAX_BATCH && !queue.inTransaction.has(conversationId)) {
      queue.inTransaction.add(conversationId);
      taken.push(one);
    } else left.push(one);
  }
  queue.waiting = left;
  return taken;
}
