/** Returns conversations of removed members to the queue. */
import type { ConversationId, TenantId, UserId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { canTransition, conversationsOwnedBy, ownerOf, type UnitOfWork } from '../../conversations/index.ts';
import { activeMemberIds, memberAccessEnded } from '../../team/index.ts';

export function releaseFromRemovedMembers(
  { bus, database, clock }: Pick<Platform, 'bus' | 'database' | 'clock'>,
  unitOfWork: UnitOfWork,
): void {
  const conversationsOfRemoved = (tenantId: TenantId, userId: UserId): Promise<ConversationId[]> =>
    database.tenant(tenantId, async (tx) => {
      // A retry may come after the member was added again.
      const members = await activeMemberIds(tx, tenantId, [userId], clock.now());
      return members.length > 0 ? [] : conversationsOwnedBy(tx, userId);
    });

  bus.work(memberAccessEnded, async ({ tenantId, payload: { userId, userName } }) => {
    for (const conversationId of await conversationsOfRemoved(tenantId, userId)) {
      await database.tenant(tenantId, (tx) =>
        unitOfWork(tx, conversationId, (locked) => {
          const { session } = locked;
          // The agent who escalated it no longer has it.
          const isTheirs = session && ownerOf(session) === userId;
          if (isTheirs && canTransition('released', session.status))
            locked.transition('released', { id: userId, name: userName });
        }),
      );
    }
  });
}
