/**
 * Visitors who write at the same moment are stored together: what arrives while the store is at work waits for one transaction
 * with all of it. Three statements for ten messages take a third of the time that thirty take, so a rush is over sooner.
 */
import type { ConversationId, TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import type { ConversationWork, Outcome, UnitsOfWork } from '../sessions/unit-of-work.ts';

/** So many take a few milliseconds, during which nobody else is served where the store is in this process. */
const MOST_TOGETHER = 16;

/** Works on the locked alone: what it writes anywhere else could not be taken back if it failed. */
type BatchedWork<T> = Omit<ConversationWork<T>, 'work'> & { work: (locked: LockedConversation) => T };
type Waiting = { job: BatchedWork<unknown>; settle: (outcome: Outcome<unknown>) => void };

const NOTHING: Outcome<never> = { error: new Error('What was asked has come to nothing.') };

export type BatchedWrite = <T>(tenantId: TenantId, job: BatchedWork<T>) => Promise<T>;

export function createBatchedWrites(
  { database }: Pick<Platform, 'database'>,
  unitsOfWork: UnitsOfWork,
): BatchedWrite {
  const queues = new Map<TenantId, Waiting[]>();

  const store = (tenantId: TenantId, choose: () => readonly Waiting[]) =>
    database.tenant(tenantId, async (tx) => {
      const chosen = choose();
      const outcomes = await unitsOfWork(
        tx,
        chosen.map(({ job }) => job),
      );
      return chosen.map((one, at) => ({ one, outcome: outcomes[at] ?? NOTHING }));
    });

  /** What arrives until it is our turn comes along. What has to wait has its turn after these. */
  const storeNext = async (tenantId: TenantId): Promise<void> => {
    let taken: Waiting[] = [];
    let left: Waiting[] = [];
    try {
      const stored = await store(tenantId, () => {
        [taken, left] = chosenOf(queues.get(tenantId) ?? []);
        if (left.length > 0) queues.set(tenantId, left);
        else queues.delete(tenantId);
        return taken;
      });
      for (const { one, outcome } of stored) one.settle(outcome);
    } catch (error) {
      if (taken.length > 1) await Promise.all(taken.map((one) => storeAlone(tenantId, one)));
      else for (const { settle } of taken.length > 0 ? taken : drained(tenantId)) settle({ error });
    }
    if (left.length > 0) await storeNext(tenantId);
  };

  /** One of them was too much for the store: the others need not suffer for it. */
  const storeAlone = async (tenantId: TenantId, one: Waiting): Promise<void> => {
    try {
      for (const { outcome } of await store(tenantId, () => [one])) one.settle(outcome);
    } catch (error) {
      one.settle({ error });
    }
  };

  const drained = (tenantId: TenantId): Waiting[] => {
    const waiting = queues.get(tenantId) ?? [];
    queues.delete(tenantId);
    return waiting;
  };

  return <T>(tenantId: TenantId, job: BatchedWork<T>) =>
    new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome<unknown>) =>
        'error' in outcome ? reject(outcome.error) : resolve(outcome.result as T);
      const queue = queues.get(tenantId);
      if (queue) queue.push({ job, settle });
      else {
        queues.set(tenantId, [{ job, settle }]);
        void storeNext(tenantId);
      }
    });
}

/** One of each conversation, in the order they came. */
function chosenOf(waiting: readonly Waiting[]): [taken: Waiting[], left: Waiting[]] {
  const taken = new Map<ConversationId, Waiting>();
  const left: Waiting[] = [];
  for (const one of waiting) {
    const { conversationId } = one.job;
    if (taken.size < MOST_TOGETHER && !taken.has(conversationId)) taken.set(conversationId, one);
    else left.push(one);
  }
  return [[...taken.values()], left];
}
