/**
 * Pushes to connected users with the number of their unread notifications. It is read just before they are
 * sent, one statement for all users of a tenant, and batches follow one another, so the last count is right.
 */
import type { TenantId, UserId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';

export type Reader = { tenantId: TenantId; userId: UserId };
type SendPush = (unreadCount: number) => void;
type Waiting = { userId: UserId; send: SendPush };

type Needs = {
  isConnected(reader: Reader): boolean;
  countUnread(tenantId: TenantId, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, number>>;
};

export function createCountedPushes({ log }: Pick<Platform, 'log'>, { isConnected, countUnread }: Needs) {
  /** A tenant is in it as long as its pushes are sent. */
  const waiting = new Map<TenantId, Waiting[]>();
  const sending = new Set<Promise<void>>();

  const sendAll = async (tenantId: TenantId, queue: Waiting[]) => {
    while (queue.length > 0) {
      const batch = queue.splice(0);
      const counts = await countUnread(tenantId, [...new Set(batch.map(({ userId }) => userId))]);
      for (const { userId, send } of batch) send(counts.get(userId) ?? 0);
    }
    waiting.delete(tenantId);
  };

  const start = async (tenantId: TenantId, queue: Waiting[]) => {
    // Events of one transaction are delivered one after the other, and are counted together.
    await Promise.resolve();
    try {
      await sendAll(tenantId, queue);
    } catch (err) {
      waiting.delete(tenantId);
      log.error({ err, tenantId }, 'pushing notifications failed; clients load them with their next request');
    }
  };

  return {
    /** A user who connects later loads the list. */
    pushWithCount({ tenantId, userId }: Reader, send: SendPush): void {
      if (!isConnected({ tenantId, userId })) return;
      const queue = waiting.get(tenantId);
      if (queue) return void queue.push({ userId, send });
      const first = [{ userId, send }];
      waiting.set(tenantId, first);
      const sent = start(tenantId, first).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async settle(): Promise<void> {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}
