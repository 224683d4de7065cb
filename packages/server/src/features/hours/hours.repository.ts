/** Schedules, and which apps and groups use them. */
import type { AppId, GroupId, ScheduleId, TenantId } from '@parrot/contract/core';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { appSchedules, groupSchedules, type ScheduleRow, schedules } from './hours.tables.ts';

/** Serializes writes in a tenant, so that names stay unique and the limit holds. */
export async function lockSchedules(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`schedules ${tenantId}`}, 0))`);
}

/** By name. */
export const listSchedules = (tx: Tx): Promise<ScheduleRow[]> =>
  tx.select().from(schedules).orderBy(sql`lower(${schedules.name})`);

export async function findSchedule(tx: Tx, id: ScheduleId): Promise<ScheduleRow | undefined> {
  const [found] = await tx.select().from(schedules).where(eq(schedules.id, id));
  return found;
}

export const isNameTaken = async (tx: Tx, { id, name }: Pick<ScheduleRow, 'id' | 'name'>): Promise<boolean> =>
  (await tx.$count(schedules, and(sql`lower(${schedules.name}) = lower(${name})`, ne(schedules.id, id)))) > 0;

export const countSchedules = (tx: Tx): Promise<number> => tx.$count(schedules);

export async function saveSchedule(tx: Tx, row: ScheduleRow): Promise<void> {
  await tx.insert(schedules).values(row).onConflictDoUpdate({ target: schedules.id, set: row });
}

export async function deleteSchedule(tx: Tx, id: ScheduleId): Promise<void> {
  await tx.delete(schedules).where(eq(schedules.id, id));
}

export async function scheduleIdsOfApps(tx: Tx, appIds: readonly AppId[]): Promise<Map<AppId, ScheduleId>> {
  if (appIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(appSchedules)
    .where(inArray(appSchedules.appId, [...appIds]));
  return new Map(rows.map(({ appId, scheduleId }) => [appId, scheduleId]));
}

export async function scheduleIdsOfGroups(
  tx: Tx,
  groupIds: readonly GroupId[],
): Promise<Map<GroupId, ScheduleId>> {
  if (groupIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(groupSchedules)
    .where(inArray(groupSchedules.groupId, [...groupIds]));
  return new Map(rows.map(({ groupId, scheduleId }) => [groupId, scheduleId]));
}

/** Null: always open. */
export async function setScheduleOfApp(
  tx: Tx,
  { tenantId, appId }: { tenantId: TenantId; appId: AppId },
  scheduleId: ScheduleId | null,
): Promise<void> {
  if (scheduleId === null) await tx.delete(appSchedules).where(eq(appSchedules.appId, appId));
  else
    await tx
      .insert(appSchedules)
      .values({ tenantId, appId, scheduleId })
      .onConflictDoUpdate({ target: appSchedules.appId, set: { scheduleId } });
}

/** Null: the hours of the app. */
export async function setScheduleOfGroup(
  tx: Tx,
  { tenantId, groupId }: { tenantId: TenantId; groupId: GroupId },
  scheduleId: ScheduleId | null,
): Promise<void> {
  if (scheduleId === null) await tx.delete(groupSchedules).where(eq(groupSchedules.groupId, groupId));
  else
    await tx
      .insert(groupSchedules)
      .values({ tenantId, groupId, scheduleId })
      .onConflictDoUpdate({ target: groupSchedules.groupId, set: { scheduleId } });
}

/** Undefined if the app is always open. */
export async function findScheduleOfApp(tx: Tx, appId: AppId): Promise<ScheduleRow | undefined> {
  const [found] = await tx
    .select({ schedule: schedules })
    .from(appSchedules)
    .innerJoin(schedules, eq(schedules.id, appSchedules.scheduleId))
    .where(eq(appSchedules.appId, appId));
  return found?.schedule;
}

/** Undefined if the group has the hours of the app. */
export async function findScheduleOfGroup(tx: Tx, groupId: GroupId): Promise<ScheduleRow | undefined> {
  const [found] = await tx
    .select({ schedule: schedules })
    .from(groupSchedules)
    .innerJoin(schedules, eq(schedules.id, groupSchedules.scheduleId))
    .where(eq(groupSchedules.groupId, groupId));
  return found?.schedule;
}
