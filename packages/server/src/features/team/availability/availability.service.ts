/** Starting and ending absences: a member's own, or a deactivation by another member. */
import { type Absence, AppError, type Unavailability, type UserId } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import { lockMember, requireOwnerLeft } from '../members/lock-member.ts';
import { type FoundMember, findMember } from '../members/members.repository.ts';
import { lockRolesAndGroups } from '../roles/roles.repository.ts';
import { runForEach } from '../run-for-each.ts';
import { memberAccessEnded, memberRightsChanged } from '../team.topics.ts';
import { absenceOf } from './absence-of.ts';
import { endAbsence, endDueAbsences, type NewAbsence, setAbsence } from './absences.repository.ts';
import { absenceEnd, isAbsent, isDeactivated } from './availability.policy.ts';

export type AvailabilityService = {
  /** The caller's own absence; null ends it. */
  setOwn(caller: Caller, wanted: Unavailability | null): Promise<Absence | null>;
  makeInactive(caller: Caller, userIds: readonly UserId[], wanted: Unavailability): Promise<Outcome[]>;
  makeActive(caller: Caller, userIds: readonly UserId[]): Promise<Outcome[]>;
  /** Stores the end of expired absences. They count as ended from that moment, stored or not. */
  endDueAbsences(): Promise<void>;
};

export function createAvailabilityService({
  database,
  outbox,
  clock,
}: Pick<Platform, 'database' | 'outbox' | 'clock'>): AvailabilityService {
  const leave = async (tx: Tx, caller: Caller, member: FoundMember, absence: NewAbsence) => {
    const { tenantId, userId } = member;
    await setAbsence(tx, tenantId, userId, absence);
    const values = { reason: absence.reason, until: absence.until?.toISOString() ?? '' };
    await recordActivity(tx, caller, absence.since, { ...entry('user.madeInactive', member), values });
    outbox.write(tx, memberRightsChanged, { tenantId, key: userId, payload: { userIds: [userId] } });
  };

  const endAbsenceOf = async (tx: Tx, caller: Caller, member: FoundMember, now: Date) => {
    const { tenantId, userId } = member;
    if (!isAbsent(member, now)) return;
    await endAbsence(tx, tenantId, userId);
    await recordActivity(tx, caller, now, entry('user.madeActive', member));
    outbox.write(tx, memberRightsChanged, { tenantId, key: userId, payload: { userIds: [userId] } });
  };

  const deactivate = async (tx: Tx, caller: Caller, userId: UserId, wanted: Unavailability) => {
    const { tenantId } = caller;
    const now = clock.now();
    if (userId === caller.userId) throw new AppError('own_rights');
    const { member } = await lockMember(tx, caller, userId, now);
    const { reason } = wanted;
    await leave(tx, caller, member, {
      since: now,
      until: absenceEnd(wanted, now),
      reason,
      by: caller.userId,
    });
    await requireOwnerLeft(tx, tenantId, now);
    outbox.write(tx, memberAccessEnded, {
      tenantId,
      key: userId,
      payload: { userId, userName: member.name, reason: 'inactive' },
    });
  };

  return {
    setOwn: (caller, wanted) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId, userId } = caller;
        const now = clock.now();
        // Locked, so that a member being deactivated at this moment can't undo it.
        await lockRolesAndGroups(tx, tenantId);
        const self = await findMember(tx, tenantId, userId);
        if (!self || isDeactivated(self, now)) throw new AppError('unauthenticated');
        if (wanted) {
          const until = absenceEnd(wanted, now);
          await leave(tx, caller, self, { since: now, until, reason: wanted.reason, by: userId });
        } else await endAbsenceOf(tx, caller, self, now);
        return absenceOf(tx, tenantId, userId, now);
      }),

    async makeInactive(caller, userIds, wanted) {
      // Checked first, as an invalid duration is invalid for all of them.
      absenceEnd(wanted, clock.now());
      return runForEach(userIds, (userId) =>
        database.tenant(caller.tenantId, (tx) => deactivate(tx, caller, userId, wanted)),
      );
    },

    makeActive: (caller, userIds) =>
      runForEach(userIds, (userId) =>
        database.tenant(caller.tenantId, async (tx) => {
          const now = clock.now();
          const { member } = await lockMember(tx, caller, userId, now);
          await endAbsenceOf(tx, caller, member, now);
        }),
      ),

    async endDueAbsences() {
      const now = clock.now();
      await database.system(async (tx) => {
        for (const returned of await endDueAbsences(tx, now)) {
          const { tenantId, userId } = returned;
          const systemActor = { tenantId, userId: null, name: '', client: { ip: '', userAgent: '' } };
          await recordActivity(tx, systemActor, now, entry('user.returned', returned));
          outbox.write(tx, memberRightsChanged, { tenantId, key: userId, payload: { userIds: [userId] } });
        }
      });
    },
  };
}

const entry = (
  action: ActivityEntry['action'],
  { userId, name }: Pick<FoundMember, 'userId' | 'name'>,
): ActivityEntry => ({
  action,
  subjectId: userId,
  subjectName: name,
});
