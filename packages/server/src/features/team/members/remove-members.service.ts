/**
 * Removes members from a tenant. Apps they created pass to a successor; their conversations return to the
 * queue.
 */
import { AppError, badField, REQUIRED, type UserId } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { isAbsent } from '../availability/availability.policy.ts';
import { runForEach } from '../run-for-each.ts';
import type { TeamDependencies } from '../team.dependencies.ts';
import { memberAccessEnded, memberRightsChanged } from '../team.topics.ts';
import { lockMember, requireOwnerLeft } from './lock-member.ts';
import { deleteMember, type FoundMember, findMember } from './members.repository.ts';

export type RemoveMembersService = {
  remove(caller: Caller, userIds: readonly UserId[], successorId: UserId | undefined): Promise<Outcome[]>;
};

export function createRemoveMembersService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps }: Pick<TeamDependencies, 'apps'>,
): RemoveMembersService {
  /** Who takes over the apps that these members created; required if there are any. */
  const findSuccessor = async (
    tx: Tx,
    { tenantId }: Caller,
    userIds: readonly UserId[],
    successorId: UserId | undefined,
  ): Promise<FoundMember | undefined> => {
    if (!successorId) {
      const made = await apps.listAppsOwnedBy(tx, tenantId, userIds);
      if (made.length > 0) throw badSuccessor(REQUIRED);
      return undefined;
    }
    const successor = await findMember(tx, tenantId, successorId);
    if (!successor) throw new AppError('not_found');
    if (userIds.includes(successorId)) throw badSuccessor('Please choose someone who isn’t being removed.');
    if (isAbsent(successor, clock.now())) throw badSuccessor('Please choose someone who is active.');
    return successor;
  };

  const removeOne = async (tx: Tx, caller: Caller, userId: UserId, successor: FoundMember | undefined) => {
    const { tenantId } = caller;
    const now = clock.now();
    if (userId === caller.userId) throw new AppError('own_rights');
    const { member } = await lockMember(tx, caller, userId, now);
    const made = (await apps.listAppsOwnedBy(tx, tenantId, [userId])).map(({ appId }) => appId);
    // Apps that are closed to the caller can't be passed on, not even to themselves.
    if ((await apps.visibleApps(tx, caller, made)).length !== made.length)
      throw new AppError('permission_denied');
    if (made.length > 0 && !successor) throw new AppError('conflict');
    await apps.transferApps(tx, caller, member, successor);
    await deleteMember(tx, tenantId, userId);
    await requireOwnerLeft(tx, tenantId, now);
    await recordActivity(tx, caller, now, {
      action: 'user.removed',
      subjectId: userId,
      subjectName: member.name,
      values: made.length > 0 && successor ? { successor: successor.name } : {},
    });
    const successors = made.length > 0 && successor ? [successor.userId] : [];
    outbox.write(tx, memberAccessEnded, {
      tenantId,
      key: userId,
      payload: { userId, userName: member.name, reason: 'removed' },
    });
    outbox.write(tx, memberRightsChanged, {
      tenantId,
      key: userId,
      payload: { userIds: [userId, ...successors] },
    });
  };

  return {
    async remove(caller, userIds, successorId) {
      await database.tenant(caller.tenantId, (tx) => findSuccessor(tx, caller, userIds, successorId));
      return runForEach(userIds, (userId) =>
        database.tenant(caller.tenantId, async (tx) => {
          // Read again for each, as the successor may be removed concurrently.
          const successor = successorId ? await findSuccessor(tx, caller, userIds, successorId) : undefined;
          await removeOne(tx, caller, userId, successor);
        }),
      );
    },
  };
}

const badSuccessor = (message: string): AppError => badField('successorId', message);
