/** Schedules of a workspace, and which apps and groups use them. */
import {
  AppError,
  type AppId,
  badField,
  type GroupId,
  LIMITS,
  newId,
  type ScheduleId,
} from '@parrot/contract/core';
import {
  openStateAt,
  type Schedule,
  type ScheduleDraft,
  type ScheduledApp,
  type ScheduledGroup,
} from '@parrot/contract/hours';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../activity/index.ts';
import type { Apps } from '../apps/index.ts';
import { listGroupNames, lockGroups } from '../team/index.ts';
import type { AppHours } from './app-hours.ts';
import { presentSchedule } from './hours.present.ts';
import * as repository from './hours.repository.ts';
import type { ScheduleRow } from './hours.tables.ts';
import { hoursChanged } from './hours.topics.ts';

export type HoursNeeds = {
  apps: Pick<Apps, 'visibleAppIds' | 'visibleApps' | 'requireApp' | 'requireEditable'>;
};
type Needs = HoursNeeds & { appHours: AppHours };
export type HoursService = ReturnType<typeof createHoursService>;

export function createHoursService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps, appHours }: Needs,
) {
  const changed = async (tx: Tx, caller: Caller, entry: ActivityEntry): Promise<void> => {
    await recordActivity(tx, caller, clock.now(), entry);
    outbox.write(tx, hoursChanged, { tenantId: caller.tenantId, key: caller.tenantId, payload: {} });
  };

  const requireSchedule = async (tx: Tx, id: ScheduleId): Promise<ScheduleRow> => {
    const row = await repository.findSchedule(tx, id);
    if (!row) throw new AppError('not_found');
    return row;
  };

  const nameOfSchedule = async (tx: Tx, id: ScheduleId | null | undefined): Promise<string> =>
    id ? (await requireSchedule(tx, id)).name : '';

  const save = async (tx: Tx, row: ScheduleRow): Promise<Schedule> => {
    if (await repository.isNameTaken(tx, row))
      throw badField('name', 'There is already a schedule with this name.');
    await repository.saveSchedule(tx, row);
    return presentSchedule(row);
  };

  const visibleApps = async (tx: Tx, caller: Caller) =>
    apps.visibleApps(tx, caller, await apps.visibleAppIds(tx, caller));

  return {
    list: (
      caller: Caller,
    ): Promise<{ schedules: Schedule[]; apps: ScheduledApp[]; groups: ScheduledGroup[] }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const open = await visibleApps(tx, caller);
        const groups = await listGroupNames(tx, caller.tenantId);
        const ofApps = await repository.scheduleIdsOfApps(
          tx,
          open.map(({ appId }) => appId),
        );
        const ofGroups = await repository.scheduleIdsOfGroups(
          tx,
          groups.map(({ groupId }) => groupId),
        );
        return {
          schedules: (await repository.listSchedules(tx)).map(presentSchedule),
          apps: open
            .map((app) => ({ ...app, scheduleId: ofApps.get(app.appId) ?? null }))
            .sort((a, b) => a.appName.localeCompare(b.appName)),
          groups: groups.map((group) => ({ ...group, scheduleId: ofGroups.get(group.groupId) ?? null })),
        };
      }),

    create: (caller: Caller, draft: ScheduleDraft): Promise<Schedule> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockSchedules(tx, caller.tenantId);
        if ((await repository.countSchedules(tx)) >= LIMITS.schedulesPerTenant)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.schedulesPerTenant} schedules. Delete one you no longer need.`,
          });
        const now = clock.now();
        const id = newId('sch');
        const { tenantId } = caller;
        const created = await save(tx, {
          id,
          tenantId,
          ...draft,
          revision: 1,
          createdAt: now,
          updatedAt: now,
        });
        await changed(tx, caller, { action: 'schedule.created', subjectId: id, subjectName: draft.name });
        return created;
      }),

    update: (
      caller: Caller,
      { scheduleId, revision, ...draft }: ScheduleDraft & { scheduleId: ScheduleId; revision: number },
    ): Promise<Schedule> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockSchedules(tx, caller.tenantId);
        const before = await requireSchedule(tx, scheduleId);
        if (before.revision !== revision) throw new AppError('conflict');
        const saved = await save(tx, {
          ...before,
          ...draft,
          revision: revision + 1,
          updatedAt: clock.now(),
        });
        await changed(tx, caller, {
          action: 'schedule.changed',
          subjectId: scheduleId,
          subjectName: draft.name,
        });
        return saved;
      }),

    remove: (caller: Caller, scheduleId: ScheduleId): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockSchedules(tx, caller.tenantId);
        const { name } = await requireSchedule(tx, scheduleId);
        await repository.deleteSchedule(tx, scheduleId);
        await changed(tx, caller, { action: 'schedule.deleted', subjectId: scheduleId, subjectName: name });
      }),

    setApp: (caller: Caller, appId: AppId, scheduleId: ScheduleId | null): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockSchedules(tx, caller.tenantId);
        const { appName } = await apps.requireEditable(tx, caller, appId);
        const before = (await repository.scheduleIdsOfApps(tx, [appId])).get(appId) ?? null;
        if (before === scheduleId) return;
        const values = {
          before: await nameOfSchedule(tx, before),
          after: await nameOfSchedule(tx, scheduleId),
        };
        await repository.setScheduleOfApp(tx, { tenantId: caller.tenantId, appId }, scheduleId);
        await changed(tx, caller, {
          action: 'app.scheduleChanged',
          subjectId: appId,
          subjectName: appName,
          values,
        });
      }),

    setGroup: (caller: Caller, groupId: GroupId, scheduleId: ScheduleId | null): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockSchedules(tx, caller.tenantId);
        const groupName = (await lockGroups(tx, caller.tenantId, [groupId])).get(groupId);
        if (groupName === undefined) throw new AppError('not_found');
        const before = (await repository.scheduleIdsOfGroups(tx, [groupId])).get(groupId) ?? null;
        if (before === scheduleId) return;
        const values = {
          before: await nameOfSchedule(tx, before),
          after: await nameOfSchedule(tx, scheduleId),
        };
        await repository.setScheduleOfGroup(tx, { tenantId: caller.tenantId, groupId }, scheduleId);
        await changed(tx, caller, {
          action: 'group.scheduleChanged',
          subjectId: groupId,
          subjectName: groupName,
          values,
        });
      }),

    ofApp: (caller: Caller, appId: AppId): Promise<Schedule | null> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        const row = await repository.findScheduleOfApp(tx, appId);
        return row ? presentSchedule(row) : null;
      }),

    /** Those of the caller's apps that are closed now. */
    closedApps: (caller: Caller) =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const items: { appId: AppId; opensAt: string | null }[] = [];
        const changes: string[] = [];
        for (const appId of await apps.visibleAppIds(tx, caller)) {
          const hours = await appHours.ofApp(tx, caller.tenantId, appId);
          if (!hours) continue;
          const { isOpen, changesAt } = openStateAt(hours, now);
          const at = changesAt?.toISOString() ?? null;
          if (at) changes.push(at);
          if (!isOpen) items.push({ appId, opensAt: at });
        }
        return { items, changesAt: changes.sort()[0] ?? null };
      }),
  };
}
