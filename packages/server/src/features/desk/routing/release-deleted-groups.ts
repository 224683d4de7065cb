/** Sessions in the queue of a deleted group wait for all agents again; nothing else about them changes. */
import type { Platform } from '../../../platform/index.ts';
import { conversationsOfGroup, type UnitOfWork } from '../../conversations/index.ts';
import { groupChanged } from '../../team/index.ts';

export function releaseDeletedGroups(
  { database, bus }: Pick<Platform, 'database' | 'bus'>,
  unitOfWork: UnitOfWork,
): void {
  bus.work(
    groupChanged,
    async ({ tenantId, payload: { groupId } }) => {
      for (const conversationId of await database.tenant(tenantId, (tx) => conversationsOfGroup(tx, groupId)))
        await database.tenant(tenantId, (tx) =>
          unitOfWork(tx, conversationId, (locked) => {
            if (locked.session?.groupId === groupId) locked.update({ groupId: null, ruleId: null });
          }),
        );
    },
    ({ isDeleted }) => isDeleted,
  );
}
